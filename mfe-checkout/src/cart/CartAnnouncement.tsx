import { formatAmount, localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'

import { useT } from '../messages.ts'
import type { Change } from './change.ts'

interface CartAnnouncementProps {
  change: Change | null
  /** Hundredths of OMR. */
  total: number
}

/** Tells a screen reader what became of the cart. */
export function CartAnnouncement({ change, total }: CartAnnouncementProps) {
  const t = useT()
  const { lang } = useLanguage()
  const say = ({ product, quantity }: Change) =>
    t(quantity > 0 ? 'cart.announce.quantity' : 'cart.announce.removed', {
      product: localize(product, lang),
      quantity,
      total: formatAmount(total, lang),
    })
  return <VisuallyHidden role="status">{change && say(change)}</VisuallyHidden>
}
