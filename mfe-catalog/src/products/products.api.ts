import { productPageSchema } from '@shop/contracts/catalog.ts'
import { mainApi, request } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'

import { validateId } from '../not-found/not-found.ts'
import type { PageParams } from './page-params.ts'

/** A page of a category's products. */
export function productsQuery(categoryId: string, { page, limit }: PageParams) {
  return queryOptions({
    queryKey: ['products', categoryId, { page, limit }],
    queryFn: async ({ signal }) =>
      request(mainApi, productPageSchema, {
        url: `/products/public/adminSide-products/${validateId(categoryId)}`,
        params: { page, limit },
        signal,
      }),
  })
}
