import type { Product, ProductPage } from '@shop/contracts/catalog.ts'
import { useQuery } from '@tanstack/react-query'

import { allProductsQuery, isWholeCategory } from './all-products.api.ts'

interface WholeCategory {
  /** Undefined while they load. */
  products: readonly Product[] | undefined
  error: unknown
  retry: () => void
}

/** All products of a category; no request when they fit on its first page. */
export function useWholeCategory(categoryId: string, firstPage: ProductPage): WholeCategory {
  const isWhole = isWholeCategory(firstPage)
  const { data, error, refetch } = useQuery({ ...allProductsQuery(categoryId), enabled: !isWhole })
  return {
    products: isWhole ? firstPage.results : data,
    error: isWhole || data ? null : error,
    retry: () => void refetch(),
  }
}
