import { queryClient } from '@shop/kernel/http'
import { bestSellersQuery } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'

/** Loads what sells best while the code of the box is loading. */
export function loader(): void {
  void queryClient.prefetchQuery(bestSellersQuery('mfe-catalog'))
}
