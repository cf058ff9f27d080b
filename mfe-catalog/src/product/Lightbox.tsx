import 'yet-another-react-lightbox/styles.css'

import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import ImageOff from 'lucide-react/icons/image-off'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import YetAnotherLightbox, { type Labels } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'

import { useT } from '../messages.ts'
import { limitKeyRepeat } from './key-repeat.ts'
import { lightboxSettings, slideOf } from './lightbox.ts'

export interface LightboxProps {
  title: string
  pictures: readonly string[]
  index: number
  onView: (index: number) => void
  onClose: () => void
}

const plugins = [Zoom]

/** On a ground of its own: the pictures under it are as light as the arrow. */
const turnButton = {
  padding: space[3],
  margin: space[2],
  borderRadius: radius.round,
  backgroundColor: `color-mix(in srgb, ${color.background} 82%, transparent)`,
  filter: 'none',
}

/** The pictures over the whole screen. Its code is large and is fetched when it is first wanted. */
export function Lightbox({ title, pictures, index, onView, onClose }: LightboxProps) {
  const t = useT()
  const [onKeyDownCapture] = useState(limitKeyRepeat)
  const slides = useMemo(
    () =>
      pictures.map((src, at) =>
        slideOf(src, t('gallery.picture', { title, number: at + 1, total: pictures.length })),
      ),
    [pictures, title, t],
  )
  return (
    <YetAnotherLightbox
      {...lightboxSettings}
      className="inverse"
      styles={{
        container: { backgroundColor: color.background },
        navigationPrev: turnButton,
        navigationNext: turnButton,
      }}
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={plugins}
      labels={labelsOf(t)}
      on={{ view: (view) => onView(view.index) }}
      portal={{ container: { onKeyDownCapture } }}
      render={{
        iconError: () => (
          <Failed role="alert">
            <ImageOff aria-hidden />
            {t('gallery.failed')}
          </Failed>
        ),
      }}
    />
  )
}

function labelsOf(t: ReturnType<typeof useT>): Labels {
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

const Failed = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  color: ${color.text};
  font-size: ${font.l};
  line-height: ${font.leading};
  text-align: center;
`
