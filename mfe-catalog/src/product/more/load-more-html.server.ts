import { fetchForHtml, queryClient } from '@shop/kernel'

import { productQuery } from '../product.api.ts'
import { relatedQuery } from './related.api.ts'

/** See the browser's module. */
export async function loadMoreHtml(productId: string): Promise<null> {
  await queryClient.prefetchQuery(productQuery(productId))
  const product = queryClient.getQueryData(productQuery(productId).queryKey)
  if (product?.categoryId) await fetchForHtml(relatedQuery(product.categoryId))
  return null
}
