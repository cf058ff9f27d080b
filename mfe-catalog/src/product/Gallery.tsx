import { useOnDemand } from '@shop/ui/on-demand/useOnDemand.ts'
import { PicturePlaceholder } from '@shop/ui/picture/PicturePlaceholder.tsx'
import { color, mediaQuery, motion, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import Expand from 'lucide-react/icons/expand'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { css, styled } from 'styled-components'

import { productT } from '../messages.generated.ts'
import { type GalleryProps, scrollToSlide } from './gallery.ts'
import { PictureTrack } from './PictureTrack.tsx'
import { Thumbnails } from './Thumbnails.tsx'

const loadLightbox = async () => (await import('./Lightbox.tsx')).Lightbox

interface SeekingGalleryProps extends GalleryProps {
  /** Pictures that show what is being typed: another list opens the first of them, unless one is open. */
  sought?: readonly string[] | null
}

export function Gallery(props: SeekingGalleryProps) {
  return props.pictures.length > 0 ? <Pictures {...props} /> : <Blank width={1} height={1} />
}

function Pictures({ sought, ...props }: SeekingGalleryProps) {
  const [index, setIndex] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const viewer = useOnDemand(loadLightbox, () => productT('gallery.unavailable'))
  const Lightbox = viewer.Component

  function show(next: number) {
    setIndex(next)
    if (track.current) scrollToSlide(track.current, next)
  }

  const [followed, setFollowed] = useState(sought)
  if (sought !== followed) {
    setFollowed(sought)
    const isSought = (picture = '') => sought?.includes(picture) ?? false
    const next = props.pictures.findIndex(isSought)
    if (next !== -1 && !isSought(props.pictures[index])) setIndex(next)
  }
  const reveal = useEffectEvent(() => {
    if (track.current) scrollToSlide(track.current, index)
  })
  useEffect(() => {
    if (followed) reveal()
  }, [followed])

  return (
    <Root>
      <Frame>
        <PictureTrack
          {...props}
          trackRef={track}
          index={index}
          onIndex={setIndex}
          onOpen={viewer.open}
          onPreload={viewer.preload}
        />
        <ExpandBadge aria-hidden>
          <Expand />
        </ExpandBadge>
      </Frame>
      {props.pictures.length > 1 && <Thumbnails {...props} index={index} onSelect={show} />}
      {Lightbox && <Lightbox {...props} index={index} onView={show} onClose={viewer.close} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`

const edge = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  ${mediaQuery.laptop} {
    border-radius: ${radius.xl};
  }
`

const Blank = styled(PicturePlaceholder)`
  ${edge}
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  ${edge}
`

const ExpandBadge = styled.span`
  position: absolute;
  inset-block-end: ${space[4]};
  inset-inline-end: ${space[4]};
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border-radius: ${radius.round};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.m};
  transition: scale ${motion.medium} ${motion.ease};
  /* A click on it opens the picture below. */
  pointer-events: none;
  & > svg {
    inline-size: 1.25rem;
    stroke-width: 1.75;
  }
  div:hover > & {
    scale: 1.08;
  }
`
