import { PRODUCT_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { mainApi, queryClient, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

import type { PageParams } from './page-params.ts'

const loadSchema = async () => (await import('@shop/contracts/wire/catalog.ts')).productPageSchema

/** A page of a list of products. @param getUrl may throw, which is the error of the query */
export function productPageQuery(
  list: string,
  getUrl: () => string,
  params: PageParams & Record<string, unknown>,
) {
  return queryOptions({
    queryKey: ['mfe-catalog', 'products', list, params],
    retryOnMount: false,
    queryFn: async ({ signal }) => request(mainApi, loadSchema, { url: getUrl(), params, signal }),
  })
}

export function productsQuery(categoryId: string, { page, limit }: PageParams) {
  const getUrl = () => `/products/public/adminSide-products/${encodeURIComponent(categoryId)}`
  return productPageQuery(`category ${categoryId}`, getUrl, { page, limit })
}

export function prefetchProducts(categoryId: string): void {
  void queryClient.prefetchQuery(productsQuery(categoryId, { page: 1, limit: PRODUCT_PAGE_SIZE }))
}

/** A list of products that is loaded page by page: a category's, or the results of a search. */
export interface ProductSource {
  /** Distinguishes the list from all others. */
  id: string
  pageQuery: (params: PageParams) => ReturnType<typeof productPageQuery>
}

export const toCategorySource = (categoryId: string): ProductSource => ({
  id: `category ${categoryId}`,
  pageQuery: (params) => productsQuery(categoryId, params),
})
