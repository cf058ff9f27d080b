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
  // Keeps the browser from going back on a sideways scroll, which turns pictures.
  controller: { preventDefaultWheelX: true },
  // The zoom button adds 100 % of the fitted size.
  zoom: { zoomInMultiplier: 2, scrollToZoom: true, keyboardMoveDistance: 100 },
} satisfies Partial<LightboxExternalProps>

/** A slide of the viewer: the picture's WebP file, which has its largest width. Pictures of products are squares. */
export function toSlide(src: string, alt: string): SlideImage {
  const file = parsePictureSources(src)?.src
  if (file === undefined) return { src, alt }
  const size = Number(/-(\d+)\.webp$/.exec(file)?.[1])
  return { src: file, alt, width: size, height: size }
}
