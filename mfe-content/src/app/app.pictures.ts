import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import appPictureAvif480 from './pictures/app-480.avif'
import appPictureAvif960 from './pictures/app-960.avif'
import appPictureWebp480 from './pictures/app-480.webp'
import appPictureWebp960 from './pictures/app-960.webp'

/** The shop on a phone; on the dark ground of `Inverse`. */
export const appPicture: ImageFiles = {
  avif: { 480: appPictureAvif480, 960: appPictureAvif960 },
  webp: { 480: appPictureWebp480, 960: appPictureWebp960 },
  width: 960,
  height: 960,
}
