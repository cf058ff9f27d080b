import { componentQuery, useCartStorage } from '@shop/kernel'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

const noticeQuery = componentQuery(
  'mfe-checkout/CartStorageNotice',
  async () => (await import('@shop/ui/cart-storage/CartStorageNotice.tsx')).CartStorageNotice,
)

/** Loads the notice on what is wrong with the stored cart when something is. */
export function LazyCartStorageNotice() {
  const { unsaved, cuts } = useCartStorage()
  const enabled = unsaved || cuts !== null
  const { data: CartStorageNotice } = useQuery({ ...noticeQuery, enabled })
  if (!enabled || !CartStorageNotice) return null
  return (
    <Root>
      <CartStorageNotice />
    </Root>
  )
}

const Root = styled.div`
  margin-block-end: ${space[5]};
`
