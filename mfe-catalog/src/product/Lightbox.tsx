import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'

import { listPlaced, type PlacedEngraving } from '@shop/contracts/rules/engraving-list.ts'
import { useBackToClose } from '@shop/router'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { parsePictureSources } from '@shop/ui/picture/picture-sources.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import ImageOff from 'lucide-react/icons/image-off'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import YetAnotherLightbox, {
  type ContainerRect,
  ImageSlide,
  type Labels,
  type LightboxExternalProps,
  type SlideImage,
  useLightboxProps,
} from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'

import { useProductT } from '../messages.generated.ts'
import { type GalleryProps, placeEngraving } from './gallery.ts'

interface LightboxProps extends GalleryProps {
  index: number
  onView: (index: number) => void
  onClose: () => void
}

const plugins = [Counter, Thumbnails, Zoom]

const ANIMATION_MS = 300

/** Lengths are in CSS pixels. */
const settings = {
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
  counter: { container: { dir: 'ltr' } },
  thumbnails: {
    width: 52,
    height: 52,
    padding: 0,
    gap: 8,
    borderRadius: 10,
    borderColor: 'transparent',
    vignette: false,
  },
} satisfies Partial<LightboxExternalProps>

/** Has a background, since the pictures below are as light as the icon. */
const navigationButton = {
  padding: space[3],
  margin: space[2],
  borderRadius: radius.round,
  backgroundColor: `color-mix(in srgb, ${color.background} 82%, transparent)`,
  filter: 'none',
}

/** Full-screen picture viewer. Its code is large, so it is loaded on demand. */
export function Lightbox({ title, pictures, alts, ...props }: LightboxProps) {
  const t = useProductT()
  const { engraving, index, onView, onClose } = props
  useBackToClose(true, onClose)
  const slides = useMemo(
    () =>
      pictures.map((src, at) =>
        toSlide(
          src,
          alts[at] || t('gallery.picture', { title, number: at + 1, total: pictures.length }),
        ),
      ),
    [pictures, alts, title, t],
  )
  return (
    <YetAnotherLightbox
      {...settings}
      className="inverse"
      styles={{
        container: { backgroundColor: color.background },
        thumbnailsContainer: { backgroundColor: color.background },
        navigationPrev: navigationButton,
        navigationNext: navigationButton,
      }}
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={plugins}
      labels={{ ...getLabels(t), Thumbnails: t('gallery.pictures', { title }) }}
      on={{ view: (view) => onView(view.index) }}
      render={{
        thumbnail({ slide }) {
          const src = pictures[slides.indexOf(slide)] ?? ''
          return (
            <EngravedPicture engraving={placeEngraving(engraving, src)}>
              <Picture src={src} alt="" width={1} height={1} sizes="4rem" />
            </EngravedPicture>
          )
        },
        slide({ slide, offset, rect }) {
          const placed = placeEngraving(engraving, pictures[slides.indexOf(slide)] ?? '')
          return (
            placed &&
            listPlaced(placed).length > 0 && (
              <EngravedSlide {...{ slide, offset, rect }} engraving={placed} />
            )
          )
        },
        iconError: () => (
          <LoadError role="alert">
            <ImageOff aria-hidden />
            {t('gallery.failed')}
          </LoadError>
        ),
      }}
    />
  )
}

/** A slide of the viewer: the picture's WebP file, which has its largest width. Pictures of products are squares. */
export function toSlide(src: string, alt: string): SlideImage {
  const file = parsePictureSources(src)?.src
  if (file === undefined) return { src, alt }
  const size = Number(/-(\d+)\.webp$/.exec(file)?.[1])
  return { src: file, alt, width: size, height: size }
}

function getLabels(t: ReturnType<typeof useProductT>): Labels {
  return {
    Lightbox: t('gallery.viewer'),
    'Photo gallery': t('gallery.slides'),
    Carousel: t('gallery.carousel'),
    Slide: t('gallery.slide'),
    '{index} of {total}': t('gallery.position'),
    Previous: t('gallery.previous'),
    Next: t('gallery.next'),
    Close: t('gallery.close'),
    'Zoom in': t('gallery.zoomIn'),
    'Zoom out': t('gallery.zoomOut'),
  }
}

interface EngravedSlideProps {
  slide: SlideImage
  offset: number
  rect: ContainerRect
  engraving: PlacedEngraving
}

/** A picture of the viewer with a name on it; both are zoomed together. */
function EngravedSlide({ slide, offset, rect, engraving }: EngravedSlideProps) {
  const { render, carousel } = useLightboxProps()
  const size = Math.min(rect.width, rect.height, slide.width ?? Number.POSITIVE_INFINITY)
  return (
    <Square style={{ inlineSize: size }}>
      <EngravedPicture engraving={engraving}>
        <ImageSlide
          slide={slide}
          offset={offset}
          rect={rect}
          render={render}
          imageFit={carousel.imageFit}
        />
      </EngravedPicture>
    </Square>
  )
}

const LoadError = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  color: ${color.text};
  font-size: ${font.l};
  line-height: ${font.leading};
  text-align: center;
`

const Square = styled.div`
  & img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
  }
`
