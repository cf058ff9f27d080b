import { Picture } from '@shop/ui/picture/Picture.tsx'
import { color, mediaQuery, motion, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import Expand from 'lucide-react/icons/expand'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { useLightbox } from './useLightbox.ts'

interface GalleryProps {
  title: string
  /** At least one; the first is the cover. */
  pictures: readonly string[]
}

export function Gallery({ title, pictures }: GalleryProps) {
  const t = useT()
  const [index, setIndex] = useState(0)
  const { Lightbox, open, close, preload } = useLightbox()
  return (
    <Root>
      <Cover
        type="button"
        aria-label={t('gallery.open', { title })}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Picture
          src={pictures[index] ?? ''}
          alt=""
          width={1}
          height={1}
          sizes="(min-width: 80rem) 44rem, (min-width: 48rem) 55vw, 100vw"
          priority
        />
        <ExpandBadge aria-hidden>
          <Expand />
        </ExpandBadge>
      </Cover>
      {pictures.length > 1 && (
        <Thumbnails title={title} pictures={pictures} index={index} onSelect={setIndex} />
      )}
      {Lightbox && (
        <Lightbox
          title={title}
          pictures={pictures}
          index={index}
          onView={setIndex}
          onClose={close}
        />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`

const Cover = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  cursor: zoom-in;
  ${mediaQuery.laptop} {
    border-radius: ${radius.xl};
  }
  &:focus-visible {
    border-radius: ${radius.l};
  }
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
  & > svg {
    inline-size: 1.25rem;
    stroke-width: 1.75;
  }
  button:hover > & {
    scale: 1.08;
  }
`
