import 'yet-another-react-lightbox/styles.css'

import { useBackToClose } from '@shop/router'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import ImageOff from 'lucide-react/icons/image-off'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import YetAnotherLightbox, { type Labels } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'

import { useProductT } from '../messages.generated.ts'
import { EngravedSlide } from './engraving/EngravedSlide.tsx'
import { type GalleryEngraving, placeEngraving } from './gallery.ts'
import { lightboxSettings, toSlide } from './lightbox.ts'

export interface LightboxProps {
  title: string
  pictures: readonly string[]
  engraving: GalleryEngraving | null
  index: number
  onView: (index: number) => void
  onClose: () => void
}

const plugins = [Zoom]

/** Has a background, since the pictures below are as light as the icon. */
const navigationButton = {
  padding: space[3],
  margin: space[2],
  borderRadius: radius.round,
  backgroundColor: `color-mix(in srgb, ${color.background} 82%, transparent)`,
  filter: 'none',
}

/** Full-screen picture viewer. Its code is large, so it is loaded on demand. */
export function Lightbox({ title, pictures, engraving, index, onView, onClose }: LightboxProps) {
  const t = useProductT()
  useBackToClose(true, onClose)
  const slides = useMemo(
    () =>
      pictures.map((src, pictureIndex) =>
        toSlide(
          src,
          t('gallery.picture', { title, number: pictureIndex + 1, total: pictures.length }),
        ),
      ),
    [pictures, title, t],
  )
  return (
    <YetAnotherLightbox
      {...lightboxSettings}
      className="inverse"
      styles={{
        container: { backgroundColor: color.background },
        navigationPrev: navigationButton,
        navigationNext: navigationButton,
      }}
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={plugins}
      labels={getLabels(t)}
      on={{ view: (view) => onView(view.index) }}
      render={{
        slide({ slide, offset, rect }) {
          const placed = placeEngraving(engraving, pictures[slides.indexOf(slide)] ?? '')
          return (
            placed?.surface && <EngravedSlide {...{ slide, offset, rect }} engraving={placed} />
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

const LoadError = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  color: ${color.text};
  font-size: ${font.l};
  line-height: ${font.leading};
  text-align: center;
`
