import { queryClient } from '@shop/kernel/http'

import { saleProductsQuery } from './sale.api.ts'
import { hasSaleProducts } from './sale-offer.ts'

export function loader(): null {
  if (hasSaleProducts()) void queryClient.prefetchQuery(saleProductsQuery)
  return null
}
