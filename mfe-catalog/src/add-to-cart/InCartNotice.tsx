import { useCart } from '@shop/kernel/cart'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { Suspense } from 'react'

/** Most products that are looked at are not in the cart. */
const InCart = lazyOptional(async () => (await import('./InCart.tsx')).InCart)

export function useIsInCart(id: string): boolean {
  return useCart((items) => items.some((item) => item.id === id))
}

/** Links to the cart when it contains the product. */
export function InCartNotice({ id }: { id: string }) {
  if (!useIsInCart(id)) return null
  return (
    <Suspense>
      <InCart />
    </Suspense>
  )
}
