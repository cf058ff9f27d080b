import type { Product, ProductPage } from '@shop/contracts/wire/catalog.ts'
import { queryClient } from '@shop/kernel/http'
import { queryOptions, useQuery } from '@tanstack/react-query'

import type { ProductSource } from './products.api.ts'

interface WholeList {
  /** Undefined while they load. */
  products: readonly Product[] | undefined
  error: unknown
  retry: () => void
}

/** All products of a list; no request when they fit on its first page. */
export function useWholeList(source: ProductSource, firstPage: ProductPage): WholeList {
  const isWhole = isWholeList(firstPage)
  const { data, error, refetch } = useQuery({ ...allProductsQuery(source), enabled: !isWhole })
  return {
    products: isWhole ? firstPage.results : data,
    error: isWhole || data ? null : error,
    retry: () => void refetch(),
  }
}

/** Requested products per page; a server may send fewer. */
const LIMIT = 1000
const MAX_PARALLEL_REQUESTS = 4

export function isWholeList({ results, paginate }: ProductPage): boolean {
  return paginate.currentPage === 1 && results.length >= paginate.totalCount
}

export function allProductsQuery({ id, pageQuery }: ProductSource) {
  return queryOptions({
    queryKey: ['mfe-catalog', 'products', id, 'all'],
    queryFn: async (): Promise<Product[]> => {
      const loadPage = (page: number) => queryClient.fetchQuery(pageQuery({ page, limit: LIMIT }))
      const first = await loadPage(1)
      const pages = [first.results]
      let next = 2
      async function loadNext(): Promise<void> {
        while (next <= first.paginate.totalPage) {
          const page = next++
          pages[page - 1] = (await loadPage(page)).results
        }
      }
      await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, loadNext))
      // A product may move to another page between two requests.
      return [...new Map(pages.flat().map((product) => [product._id, product])).values()]
    },
  })
}
