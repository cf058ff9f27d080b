import { styled } from 'styled-components'

import { color } from '../tokens/tokens.ts'
import type { PictureSources } from './picture-sources.ts'

/** Props of every picture. */
export interface ImageProps {
  /** Empty for a decorative picture. */
  alt: string
  /** Loads eagerly and first: the picture is visible on page load. */
  priority?: boolean | undefined
  className?: string | undefined
}

interface PictureElementProps extends ImageProps {
  /** Without `avif` for a single file. */
  sources: Partial<PictureSources> & Pick<PictureSources, 'src'>
  sizes: string
  /** Aspect ratio, which reserves the space. */
  width: number
  height: number
  onError?: () => void
}

/** A `<picture>` with its sources: AVIF, and a fallback. */
export function PictureElement(props: PictureElementProps) {
  const { sources, alt, sizes, width, height, priority = false, className, onError } = props
  return (
    <Frame className={className} style={{ aspectRatio: `${width} / ${height}` }}>
      {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        onError={onError}
        // Last: setting it starts the request, which depends on the other attributes.
        src={sources.src}
      />
    </Frame>
  )
}

const Frame = styled.picture`
  display: block;
  inline-size: 100%;
  overflow: hidden;
  background: ${color.sunken};
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
