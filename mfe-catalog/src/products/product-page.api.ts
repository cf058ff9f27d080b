import { productPageSchema } from '@shop/contracts/catalog.ts'
import { request, mainApi } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'

import { requireId } from '../missing/missing.ts'
import type { PageRequest } from './page-request.ts'

/** One page of a category's products. */
export function productPageQuery(categoryId: string, { page, limit }: PageRequest) {
  return queryOptions({
    queryKey: ['products', categoryId, { page, limit }],
    queryFn: async ({ signal }) =>
      request(mainApi, productPageSchema, {
        url: `/products/public/adminSide-products/${requireId(categoryId)}`,
        params: { page, limit },
        signal,
      }),
  })
}
