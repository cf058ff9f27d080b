import type { Product } from '@shop/contracts/catalog.ts'
import { Button, type ButtonProps } from '@shop/ui/button/Button.tsx'

import { useT } from '../messages.ts'
import { addToCart } from './add-to-cart.ts'

type AddToCartButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & { product: Product }

/** Stays pressable when the cart holds the product already: pressing it says so. */
export function AddToCartButton({ product, ...rest }: AddToCartButtonProps) {
  const t = useT()
  return (
    <Button {...rest} onClick={() => addToCart(product)}>
      {t('cart.add')}
    </Button>
  )
}
