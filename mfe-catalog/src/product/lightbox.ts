import { parsePictureSources } from '@shop/ui/picture/picture-sources.ts'
import type { LightboxExternalProps, SlideImage } from 'yet-another-react-lightbox'

/** Milliseconds between two steps while an arrow key is held down. */
export const KEY_REPEAT_LIMIT = 180

const ANIMATION = 300

/** Settings of the picture viewer; lengths in CSS pixels, times in milliseconds. */
export const lightboxSettings = {
  animation: { fade: ANIMATION, swipe: ANIMATION, navigation: ANIMATION, zoom: ANIMATION },
  carousel: { padding: 10, finite: false, preload: 2 },
  // One press of the zoom button adds 100 % of the picture's fitted size.
  zoom: { zoomInMultiplier: 2, scrollToZoom: true, keyboardMoveDistance: 100 },
} satisfies Partial<LightboxExternalProps>

/** A picture as the viewer wants it, with every size there is. Shop pictures are square. */
export function slideOf(src: string, alt: string): SlideImage {
  const sources = parsePictureSources(src)
  if (!sources) return { src, alt }
  const files = sources.webp.split(', ').map((entry) => {
    const [address = '', width = ''] = entry.split(' ')
    const pixels = Number.parseInt(width, 10)
    return { src: address, width: pixels, height: pixels }
  })
  return { src: sources.src, alt, srcSet: files }
}
