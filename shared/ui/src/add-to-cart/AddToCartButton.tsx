import type { Product } from '@shop/contracts/catalog.ts'

import { Button, type ButtonProps } from '../button/Button.tsx'
import { addToCart } from './add-to-cart.ts'
import { useT } from './messages.ts'

type AddToCartButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & { product: Product }

/** Adds a product to the cart and shows the outcome as a toast. */
export function AddToCartButton({ product, ...rest }: AddToCartButtonProps) {
  const t = useT()
  return (
    <Button {...rest} onClick={() => addToCart(product)}>
      {t('cart.add')}
    </Button>
  )
}
