import type { Product } from '@shop/contracts/wire/catalog.ts'
import { isSoldOut } from '@shop/shop-ui/add-to-cart/add-to-cart.ts'
import { useT as useStockT } from '@shop/shop-ui/stock/messages.ts'
import { Button, type ButtonProps } from '@shop/ui/button/Button.tsx'

import { useT } from '../../messages.generated.ts'

/** Submits the form that adds a product with a name on it; one that is sold out cannot be added. */
export function BuyButton({
  product,
  ...rest
}: Omit<ButtonProps, 'children'> & { product: Product }) {
  const t = useT()
  const tStock = useStockT()
  const soldOut = isSoldOut(product)
  return (
    <Button {...rest} type="submit" disabled={soldOut}>
      {soldOut ? tStock('stock.soldOut') : t('cart.add')}
    </Button>
  )
}
