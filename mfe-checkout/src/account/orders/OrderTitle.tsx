import { T } from '../messages.ts'

interface NumberedTitleProps {
  id: 'order.title' | 'invoice.title'
  no: string
}

/** A title with a number in it, whose `#` comes first in every direction. */
export function NumberedTitle({ id, no }: NumberedTitleProps) {
  return <T id={id} values={{ no }} components={{ 0: <bdi dir="ltr" translate="no" /> }} />
}
