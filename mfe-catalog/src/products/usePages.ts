import type { Product } from '@shop/contracts/catalog.ts'
import { useQueries } from '@tanstack/react-query'

import type { LongListProps } from './LongList.tsx'
import { productPageQuery } from './product-page.api.ts'
import { pagesBetween, placeOf } from './slots.ts'

/** Fetches the pages behind slots `from` to `to`; what has left the screen before it arrived is given up. */
export function usePages(
  { categoryId, limit, first: { paginate } }: LongListProps,
  { first, last }: { first: number; last: number },
) {
  const pages = pagesBetween(first, last, paginate)
  const queries = useQueries({
    queries: pages.map((page) => productPageQuery(categoryId, { page, limit })),
  })
  const failed = queries.filter(({ data, isError }) => isError && !data)
  return {
    /** The product of a slot; undefined while its page is on its way, null when the page ends before it. */
    productAt(slot: number): Product | null | undefined {
      const { page, index } = placeOf(slot, paginate)
      const results = queries[pages.indexOf(page)]?.data?.results
      return results && (results[index] ?? null)
    },
    failed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
