import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import fileAvif640 from './pictures/hero-gift-beside-640.avif'
import fileAvif960 from './pictures/hero-gift-beside-960.avif'
import fileAvif1440 from './pictures/hero-gift-beside-1440.avif'
import fileWebp640 from './pictures/hero-gift-beside-640.webp'
import fileWebp960 from './pictures/hero-gift-beside-960.webp'
import fileWebp1440 from './pictures/hero-gift-beside-1440.webp'

/** Of the first slide; known to the route, which starts to fetch it. */
export const heroGift: ImageFiles = {
  avif: { 640: fileAvif640, 960: fileAvif960, 1440: fileAvif1440 },
  webp: { 640: fileWebp640, 960: fileWebp960, 1440: fileWebp1440 },
  width: 1440,
  height: 960,
}

/** How wide the hero's pictures are shown. */
export const HERO_SIZES = '(min-width: 64rem) 58vw, 100vw'
