import type { Product } from '@shop/contracts/catalog.ts'
import { useQueries } from '@tanstack/react-query'

import { isMissing } from '../missing/missing.ts'
import { productQuery } from '../product/product.api.ts'

/** A product of a kept list: there, on its way, gone from the shop, or not to be had just now. */
export interface KeptProduct {
  id: string
  product: Product | undefined
  state: 'ready' | 'loading' | 'missing' | 'failed'
  retry: () => void
}

/** What has become of the products that a list of ids remembers; each is asked for by itself. */
export function useKeptProducts(ids: readonly string[]): KeptProduct[] {
  const queries = useQueries({ queries: ids.map((id) => productQuery(id)) })
  return ids.map((id, index) => {
    const query = queries[index]
    const missing = isMissing(query?.error)
    const product = missing ? undefined : query?.data
    const state = product ? 'ready' : missing ? 'missing' : query?.isError ? 'failed' : 'loading'
    return { id, product, state, retry: () => void query?.refetch() }
  })
}
