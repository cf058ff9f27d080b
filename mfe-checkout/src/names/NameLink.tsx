import { cartEngravingsPath, nameFieldPath } from '@shop/contracts/browser/site-paths.ts'
import { type CartItem, toItemEngravings } from '@shop/kernel/cart'
import { Link } from '@shop/router'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'

import { useT } from '../messages.generated.ts'

interface NameLinkProps {
  item: CartItem
  product: string
  isNeeded: boolean
}

/** Leads to where the name on a product is typed: on its page or, where its pieces have different ones, in the cart. */
export function NameLink({ item, product, isNeeded }: NameLinkProps) {
  const t = useT()
  return (
    <Link
      to={toItemEngravings(item).engravings ? cartEngravingsPath(item.id) : nameFieldPath(item.id)}
    >
      {t(isNeeded ? 'name.choose' : 'name.add')}
      <VisuallyHidden>: {product}</VisuallyHidden>
    </Link>
  )
}
