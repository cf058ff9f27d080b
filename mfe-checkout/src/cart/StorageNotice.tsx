import { useCartStorage } from '@shop/kernel/cart'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { space } from '@shop/ui/tokens/tokens.ts'
import { Suspense } from 'react'
import { styled } from 'styled-components'

const CartStorageNotice = lazyOptional(
  async () => (await import('@shop/shop-ui/cart-storage/CartStorageNotice.tsx')).CartStorageNotice,
)

/** Says what is wrong with the stored cart when something is. */
export function StorageNotice() {
  const { unsaved, cuts } = useCartStorage()
  if (!unsaved && cuts === null) return null
  return (
    <Suspense fallback={null}>
      <Root>
        <CartStorageNotice />
      </Root>
    </Suspense>
  )
}

const Root = styled.div`
  margin-block-end: ${space[5]};
`
