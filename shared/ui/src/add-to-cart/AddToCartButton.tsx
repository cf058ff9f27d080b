import type { Product } from '@shop/contracts/catalog.ts'

import { Button, type ButtonProps } from '../button/Button.tsx'
import { useT as useStockT } from '../stock/messages.ts'
import { addToCart, isSoldOut } from './add-to-cart.ts'
import { useT } from './messages.ts'

type AddToCartButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & { product: Product }

/** Adds a product to the cart and shows the outcome as a toast; one that is sold out cannot be added. */
export function AddToCartButton({ product, ...rest }: AddToCartButtonProps) {
  const t = useT()
  const tStock = useStockT()
  const soldOut = isSoldOut(product)
  return (
    <Button {...rest} disabled={soldOut || rest.disabled} onClick={() => addToCart(product)}>
      {soldOut ? tStock('stock.soldOut') : t('cart.add')}
    </Button>
  )
}
