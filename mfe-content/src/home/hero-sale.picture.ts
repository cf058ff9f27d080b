import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import fileAvif640 from './pictures/hero-sale-beside-640.avif'
import fileAvif960 from './pictures/hero-sale-beside-960.avif'
import fileAvif1440 from './pictures/hero-sale-beside-1440.avif'
import fileWebp640 from './pictures/hero-sale-beside-640.webp'
import fileWebp960 from './pictures/hero-sale-beside-960.webp'
import fileWebp1440 from './pictures/hero-sale-beside-1440.webp'

/** Of the second slide. */
export const heroSale: ImageFiles = {
  avif: { 640: fileAvif640, 960: fileAvif960, 1440: fileAvif1440 },
  webp: { 640: fileWebp640, 960: fileWebp960, 1440: fileWebp1440 },
  width: 1440,
  height: 960,
}
