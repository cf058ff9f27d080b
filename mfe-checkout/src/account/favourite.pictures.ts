import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import standAvif from './pictures/oak-desk-stand-320.avif'
import standWebp from './pictures/oak-desk-stand-320.webp'
import teeAvif from './pictures/sand-smart-tee-320.avif'
import teeWebp from './pictures/sand-smart-tee-320.webp'
import fobAvif from './pictures/teal-round-fob-320.avif'
import fobWebp from './pictures/teal-round-fob-320.webp'
import walnutAvif from './pictures/walnut-wood-card-320.avif'
import walnutWebp from './pictures/walnut-wood-card-320.webp'

const square = (avif: string, webp: string): ImageFiles => ({
  avif: { 320: avif },
  webp: { 320: webp },
  width: 320,
  height: 320,
})

/** Of the sample favourites; the shop's own pictures are another server's. */
export const pictures = {
  walnut: square(walnutAvif, walnutWebp),
  fob: square(fobAvif, fobWebp),
  stand: square(standAvif, standWebp),
  tee: square(teeAvif, teeWebp),
}
