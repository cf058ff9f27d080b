import type { Product } from '@shop/contracts/wire/catalog.ts'
import { useQueries } from '@tanstack/react-query'

import { isNotFound } from '../not-found/not-found.ts'
import { productQuery } from '../product/product.api.ts'

/** A product of a list; only `ready` ones have data. */
export interface ListEntry {
  id: string
  product: Product | undefined
  status: 'ready' | 'loading' | 'notFound' | 'failed'
  retry: () => void
}

/** Loads the products of a list, each by its own request. */
export function useListEntries(ids: readonly string[]): ListEntry[] {
  const queries = useQueries({ queries: ids.map((id) => productQuery(id)) })
  return ids.map((id, index) => {
    const query = queries[index]
    const notFound = isNotFound(query?.error)
    const product = notFound ? undefined : query?.data
    const status = product ? 'ready' : notFound ? 'notFound' : query?.isError ? 'failed' : 'loading'
    return { id, product, status, retry: () => void query?.refetch() }
  })
}
