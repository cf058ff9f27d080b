import { queryClient } from '@shop/kernel/http'

import { preloadHero } from './preload-hero.ts'
import { bestSellersQuery, categoriesQuery, hasBestSellers } from './shop/shop.api.ts'

export function loader(): null {
  preloadHero()
  void queryClient.prefetchQuery(categoriesQuery)
  if (hasBestSellers()) void queryClient.prefetchQuery(bestSellersQuery)
  return null
}
