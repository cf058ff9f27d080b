import { queryClient } from '@shop/kernel/http'

import { saleProductsQuery } from './sale.api.ts'

export function loader(): null {
  void queryClient.prefetchQuery(saleProductsQuery)
  return null
}
