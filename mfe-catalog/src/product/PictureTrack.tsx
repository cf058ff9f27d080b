import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { type RefObject, useEffect } from 'react'
import { styled } from 'styled-components'

import { useProductT } from '../messages.generated.ts'
import { type GalleryProps, getSlideIndex, placeEngraving } from './gallery.ts'

interface PictureTrackProps extends GalleryProps {
  trackRef: RefObject<HTMLDivElement | null>
  index: number
  onIndex: (index: number) => void
  onOpen: () => void
  /** Is called on hover and focus. */
  onPreload: () => void
}

/** The pictures in a row that is swiped. It scrolls natively, so that it works before any script has loaded. */
export function PictureTrack(props: PictureTrackProps) {
  const { trackRef, title, pictures, alts, engraving, index, onIndex, onOpen, onPreload } = props
  const t = useProductT()

  // The row may have been swiped before the scripts were there.
  useEffect(() => {
    const swiped = trackRef.current ? getSlideIndex(trackRef.current) : 0
    if (swiped > 0) onIndex(swiped)
  }, [trackRef, onIndex])

  return (
    <Track ref={trackRef} onScroll={({ currentTarget }) => onIndex(getSlideIndex(currentTarget))}>
      {pictures.map((src, slide) => (
        <Slide key={src} inert={slide !== index} aria-hidden={slide !== index}>
          <Cover
            type="button"
            aria-label={[t('gallery.open', { title }), alts[slide]].filter(Boolean).join(': ')}
            aria-haspopup="dialog"
            onClick={onOpen}
            onPointerEnter={onPreload}
            onFocus={onPreload}
          >
            <EngravedPicture engraving={placeEngraving(engraving, src)}>
              <Picture
                src={src}
                alt={alts[slide] ?? ''}
                width={1}
                height={1}
                sizes="(min-width: 80rem) 44rem, (min-width: 48rem) 55vw, 100vw"
                priority={slide === 0}
              />
            </EngravedPicture>
          </Cover>
        </Slide>
      ))}
    </Track>
  )
}

const Track = styled.div`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
`

const Slide = styled.div`
  flex: 0 0 100%;
  min-inline-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`

const Cover = styled.button`
  display: block;
  inline-size: 100%;
  border-radius: inherit;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -4px;
  }
`
