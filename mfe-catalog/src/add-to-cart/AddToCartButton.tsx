import type { Product } from '@shop/contracts/catalog.ts'
import { cart, MAX_CART_LINES } from '@shop/kernel/cart'
import { toast } from '@shop/kernel/toast'
import { Button, type ButtonProps } from '@shop/ui/button/Button.tsx'

import { useT } from '../messages.generated.ts'

type AddToCartButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & { product: Product }

/** Shows the outcome as a toast; a product that is already in the cart is rejected, and one that it cannot hold. */
export function AddToCartButton({ product, ...rest }: AddToCartButtonProps) {
  const t = useT()

  function handleClick() {
    if (cart.add(product)) toast.success(t('cart.added'))
    else if (cart.items().some(({ id }) => id === product._id)) toast.error(t('cart.duplicate'))
    else toast.error(t('cart.rejected', { max: MAX_CART_LINES }))
  }

  return (
    <Button {...rest} onClick={handleClick}>
      {t('cart.add')}
    </Button>
  )
}
