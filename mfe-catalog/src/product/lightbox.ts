import { parsePictureSources } from '@shop/ui/picture/picture-sources.ts'
import type { LightboxExternalProps, SlideImage } from 'yet-another-react-lightbox'

const ANIMATION_MS = 300

/** Settings of the picture viewer; lengths in CSS pixels. */
export const lightboxSettings = {
  animation: {
    fade: ANIMATION_MS,
    swipe: ANIMATION_MS,
    navigation: ANIMATION_MS,
    zoom: ANIMATION_MS,
  },
  carousel: { padding: 10, finite: false, preload: 2 },
  // Our gestures turn pictures; the library only keeps the browser from going back on a sideways scroll.
  controller: { disableSwipeNavigation: true, preventDefaultWheelX: true },
  // The zoom button adds 100 % of the fitted size.
  zoom: { zoomInMultiplier: 2, scrollToZoom: true, keyboardMoveDistance: 100 },
} satisfies Partial<LightboxExternalProps>

/** A slide of the viewer with the picture's widths. The pictures of products are square. */
export function toSlide(src: string, alt: string): SlideImage {
  const sources = parsePictureSources(src)
  if (!sources) return { src, alt }
  const files = sources.webp.split(', ').map((entry) => {
    const [src = '', width = ''] = entry.split(' ')
    const pixels = Number.parseInt(width, 10)
    return { src, width: pixels, height: pixels }
  })
  return { src: sources.src, alt, srcSet: files }
}
