import { queryClient } from '@shop/kernel/http'
import { hasBestSellers } from '@shop/ui/best-sellers/best-sellers.api.ts'
import { imageSources } from '@shop/ui/picture/image-sources.ts'
import { preload } from 'react-dom'

import firstPicture from './pictures/hero-gift-beside.json'
import { bestSellersQuery, categoriesQuery } from './shop.api.ts'

/** How wide the hero's pictures are shown. */
export const HERO_SIZES = '(min-width: 64rem) 58vw, 100vw'

/** Preloads the first slide's picture and the shop's lists while the page's code is loading. */
export function loader(): null {
  preload(firstPicture.avif[640], {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: imageSources(firstPicture).avif,
    imageSizes: HERO_SIZES,
    fetchPriority: 'high',
  })
  void queryClient.prefetchQuery(categoriesQuery)
  if (hasBestSellers()) void queryClient.prefetchQuery(bestSellersQuery)
  return null
}
