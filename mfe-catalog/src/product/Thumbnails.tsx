import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { drawnShape } from '@shop/ui/tokens/forced-colors.ts'
import { color, mediaQuery, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useProductT } from '../messages.generated.ts'
import { type GalleryProps, MAX_GALLERY_PICTURES, placeEngraving } from './gallery.ts'

interface ThumbnailsProps extends GalleryProps {
  index: number
  onSelect: (index: number) => void
}

/** A button per picture: a dot on a phone, where pictures are swiped, otherwise a small picture. */
export function Thumbnails({ title, pictures, engraving, index, onSelect }: ThumbnailsProps) {
  const t = useProductT()
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
            <EngravedPicture engraving={placeEngraving(engraving, src)}>
              <Picture src={src} alt="" width={1} height={1} sizes="9rem" />
            </EngravedPicture>
          </Thumbnail>
        </li>
      ))}
    </Strip>
  )
}

const Strip = styled.ul`
  display: flex;
  justify-content: center;
  margin-block: calc(-1 * ${space[3]});
  list-style: none;
  ${mediaQuery.tablet} {
    display: grid;
    grid-template-columns: repeat(${MAX_GALLERY_PICTURES}, minmax(0, 1fr));
    gap: ${space[2]};
    margin-block: 0;
  }
`

const Thumbnail = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${radius.round};
    background: ${color.lineStrong};
    transition: inline-size ${motion.fast};
    ${drawnShape}
  }
  &[aria-current='true']::before {
    inline-size: 1.25rem;
    background: ${color.accent};
  }
  & > * {
    display: none;
  }
  &:focus-visible {
    border-radius: ${radius.m};
  }
  ${mediaQuery.tablet} {
    display: block;
    inline-size: 100%;
    block-size: auto;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    transition: border-color ${motion.fast};
    &::before {
      content: none;
    }
    & > * {
      display: block;
    }
    &:hover {
      border-color: ${color.lineStrong};
    }
    &[aria-current='true'] {
      border-color: ${color.accent};
      box-shadow: 0 0 0 1px ${color.accent};
      @media (forced-colors: active) {
        padding: 3px;
      }
    }
  }
`
