import type { Product } from '@shop/contracts/catalog.ts'
import { cart } from '@shop/kernel'
import toast from 'react-hot-toast'

import { t } from '../messages.ts'

/** Puts a product into the cart and says so; one that is there already is refused. */
export function addToCart(product: Product): void {
  if (cart.add(product)) toast.success(t('cart.added'))
  else toast.error(t('cart.duplicate'))
}
