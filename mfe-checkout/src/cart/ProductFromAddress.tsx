import { ENGRAVING_PARAMETERS, PRODUCT_PARAMETER } from '@shop/contracts/browser/site-paths.ts'
import { useCart } from '@shop/kernel/cart'
import { useSearchParams } from '@shop/router'
import { componentQuery } from '@shop/shop-ui/on-demand/component-query.ts'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const missingProduct = componentQuery(
  'mfe-checkout',
  'MissingProduct',
  async () => (await import('./MissingProduct.tsx')).MissingProduct,
)

/** Adds the product that the address names, once: in the cart, it leaves the address. */
export function ProductFromAddress() {
  const [params, setParams] = useSearchParams()
  const id = params.get(PRODUCT_PARAMETER)
  const inCart = useCart((items) => items.some((item) => item.id === id))
  // The address follows later: what is removed meanwhile is not added again.
  const [done, setDone] = useState<string | null>(null)
  if (inCart && done !== id) setDone(id)
  if (id === null && done !== null) setDone(null)
  const isMissing = id !== null && !inCart && done !== id
  const query = useQuery({ ...missingProduct, enabled: isMissing })
  const { data: MissingProduct, error, isFetching, refetch } = query

  useEffect(() => {
    if (!inCart) return
    const withoutProduct = (before: URLSearchParams) => {
      for (const name of [PRODUCT_PARAMETER, ...ENGRAVING_PARAMETERS]) before.delete(name)
      return before
    }
    setParams(withoutProduct, { replace: true, preventScrollReset: true })
  }, [inCart, setParams])

  if (!isMissing) return null
  if (MissingProduct) return <MissingProduct key={id} id={id} params={params} />
  return error && <ErrorNotice error={error} busy={isFetching} onRetry={refetch} />
}
