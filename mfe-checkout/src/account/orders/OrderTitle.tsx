import { AccountT } from '../../messages.generated.ts'

interface OrderTitleProps {
  id: 'order.title' | 'invoice.title'
  no: string
}

/** `dir` keeps the number's `#` first in Arabic, too. */
export function OrderTitle({ id, no }: OrderTitleProps) {
  return <AccountT id={id} values={{ no }} components={{ 0: <bdi dir="ltr" translate="no" /> }} />
}
