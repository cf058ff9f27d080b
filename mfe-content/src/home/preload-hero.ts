import { imageSources } from '@shop/ui/picture/image-sources.ts'
import { preload } from 'react-dom'

import { HERO_SIZES, heroGift } from './hero-gift.picture.ts'

/** Preloads the first slide's picture while the page's code is loading. */
export function preloadHero(): void {
  const { avif } = heroGift
  preload(Object.values(avif)[0] ?? '', {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: imageSources(heroGift).avif,
    imageSizes: HERO_SIZES,
    fetchPriority: 'high',
  })
}
