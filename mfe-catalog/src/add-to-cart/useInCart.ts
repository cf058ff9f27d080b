import { useCart } from '@shop/kernel'

/** Whether the cart holds a product, following changes. */
export function useInCart(id: string): boolean {
  return useCart().some((item) => item.id === id)
}
