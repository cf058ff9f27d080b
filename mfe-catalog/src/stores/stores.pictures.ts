import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import store1Avif480 from './pictures/store-1-480.avif'
import store1Avif960 from './pictures/store-1-960.avif'
import store1Webp480 from './pictures/store-1-480.webp'
import store1Webp960 from './pictures/store-1-960.webp'
import store2Avif480 from './pictures/store-2-480.avif'
import store2Avif960 from './pictures/store-2-960.avif'
import store2Webp480 from './pictures/store-2-480.webp'
import store2Webp960 from './pictures/store-2-960.webp'
import store3Avif480 from './pictures/store-3-480.avif'
import store3Avif960 from './pictures/store-3-960.avif'
import store3Webp480 from './pictures/store-3-480.webp'
import store3Webp960 from './pictures/store-3-960.webp'

/** Fronts of the shops: 1 plaster and arches, 2 stone and dark metal, 3 boards and an awning. */
export const storePictures: Readonly<Record<string, ImageFiles>> = {
  1: {
    avif: { 480: store1Avif480, 960: store1Avif960 },
    webp: { 480: store1Webp480, 960: store1Webp960 },
    width: 1440,
    height: 960,
  },
  2: {
    avif: { 480: store2Avif480, 960: store2Avif960 },
    webp: { 480: store2Webp480, 960: store2Webp960 },
    width: 1440,
    height: 960,
  },
  3: {
    avif: { 480: store3Avif480, 960: store3Avif960 },
    webp: { 480: store3Webp480, 960: store3Webp960 },
    width: 1440,
    height: 960,
  },
}
