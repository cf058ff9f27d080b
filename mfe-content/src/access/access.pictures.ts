import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import accessPictureAvif480 from './pictures/access-480.avif'
import accessPictureAvif960 from './pictures/access-960.avif'
import accessPictureWebp480 from './pictures/access-480.webp'
import accessPictureWebp960 from './pictures/access-960.webp'

/** Beside the forms for members; on the dark ground of `Inverse`. */
export const accessPicture: ImageFiles = {
  avif: { 480: accessPictureAvif480, 960: accessPictureAvif960 },
  webp: { 480: accessPictureWebp480, 960: accessPictureWebp960 },
  width: 960,
  height: 1200,
}
