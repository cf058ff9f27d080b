import { getConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { imageSources } from '@shop/ui/picture/image-sources.ts'
import { parsePictureSources } from '@shop/ui/picture/picture-sources.ts'
import { preload } from 'react-dom'

import { contentPageQuery, getContentVersion } from '../content-page/content-page.api.ts'
import firstPicture from './pictures/hero-gift-beside.json'
import { bestSellersQuery, categoriesQuery } from './shop.api.ts'

export const HERO_SIZES = '(min-width: 64rem) 58vw, 100vw'

/**
 * Preloads the first slide's picture and the shop's lists while the page's code is loading, and brings the code that shows the
 * owner's words where there are some; without it, the page has its own.
 */
export async function loader() {
  preloadPicture(getConfig().hero?.slides[0]?.pictureUrl)
  void queryClient.prefetchQuery(categoriesQuery)
  if (hasBestSellers()) void queryClient.prefetchQuery(bestSellersQuery)
  if (getContentVersion('home') === undefined) return null
  void queryClient.prefetchQuery(contentPageQuery('home'))
  return import('./OwnersCompany.tsx').catch(() => null)
}

/** @param address of an owner's picture; none for the shop's own */
function preloadPicture(address?: string): void {
  const sources = address ? parsePictureSources(address) : imageSources(firstPicture)
  // A single file, from another backend.
  if (!sources) return preload(address ?? '', { as: 'image', fetchPriority: 'high' })
  const [smallest = ''] = sources.avif.split(' ')
  preload(smallest, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sources.avif,
    imageSizes: HERO_SIZES,
    fetchPriority: 'high',
  })
}
