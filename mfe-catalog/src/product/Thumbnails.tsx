import { Picture } from '@shop/ui/picture/Picture.tsx'
import { color, motion, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { GALLERY_SIZE } from './gallery.ts'

interface ThumbnailsProps {
  title: string
  pictures: readonly string[]
  index: number
  onChoose: (index: number) => void
}

export function Thumbnails({ title, pictures, index, onChoose }: ThumbnailsProps) {
  const t = useT()
  return (
    <Strip aria-label={t('gallery.pictures', { title })}>
      {pictures.map((src, at) => (
        <li key={src}>
          <Thumbnail
            type="button"
            aria-label={t('gallery.show', { number: at + 1, total: pictures.length })}
            aria-current={at === index}
            onClick={() => onChoose(at)}
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
  grid-template-columns: repeat(${GALLERY_SIZE}, minmax(0, 1fr));
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
