import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { formatAmount, localize } from '@shop/i18n/format.ts'
import type { CartItem } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'

import { useT } from '../messages.generated.ts'

/** The shopper's last change to a cart line; quantity 0 = removed. */
export interface CartChange {
  product: LocalizedText
  quantity: number
  /** The line that was removed. */
  removed?: CartItem
}

interface CartAnnouncementProps {
  change: CartChange | null
  /** Hundredths of OMR. */
  total: number
}

/** Announces cart changes to screen readers. */
export function CartAnnouncement({ change, total }: CartAnnouncementProps) {
  const t = useT()
  const { lang } = useLanguage()
  const toAnnouncement = ({ product, quantity }: CartChange) =>
    t(quantity > 0 ? 'cart.announce.quantity' : 'cart.announce.removed', {
      product: localize(product, lang),
      quantity,
      total: formatAmount(total, lang),
    })
  return <VisuallyHidden role="status">{change && toAnnouncement(change)}</VisuallyHidden>
}
