import { imageSources } from '@shop/ui/picture/image-sources.ts'
import { preload } from 'react-dom'

import picture from './pictures/hero-gift-beside.json'

/** How wide the hero's pictures are shown. */
export const HERO_SIZES = '(min-width: 64rem) 58vw, 100vw'

/** Preloads the first slide's picture while the page's code is loading. */
export function preloadHero(): void {
  preload(picture.avif[640], {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: imageSources(picture).avif,
    imageSizes: HERO_SIZES,
    fetchPriority: 'high',
  })
}
