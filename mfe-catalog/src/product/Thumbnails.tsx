import { Picture } from '@shop/ui/picture/Picture.tsx'
import { color, motion, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { MAX_GALLERY_PICTURES } from './gallery.ts'

interface ThumbnailsProps {
  title: string
  pictures: readonly string[]
  index: number
  onSelect: (index: number) => void
}

export function Thumbnails({ title, pictures, index, onSelect }: ThumbnailsProps) {
  const t = useT()
  return (
    <Strip aria-label={t('gallery.pictures', { title })}>
      {pictures.map((src, pictureIndex) => (
        <li key={src}>
          <Thumbnail
            type="button"
            aria-label={t('gallery.show', { number: pictureIndex + 1, total: pictures.length })}
            aria-current={pictureIndex === index}
            onClick={() => onSelect(pictureIndex)}
          >
            <Picture src={src} alt="" width={1} height={1} sizes="9rem" />
          </Thumbnail>
        </li>
      ))}
    </Strip>
  )
}

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(${MAX_GALLERY_PICTURES}, minmax(0, 1fr));
  gap: ${space[2]};
  list-style: none;
`

const Thumbnail = styled.button`
  display: block;
  inline-size: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${color.lineStrong};
  }
  &[aria-current='true'] {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
  &:focus-visible {
    border-radius: ${radius.m};
  }
`
