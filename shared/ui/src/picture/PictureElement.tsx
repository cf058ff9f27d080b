import { styled } from 'styled-components'

import { color } from '../tokens/tokens.ts'
import type { PictureSources } from './picture.ts'

/** What every picture is told about the place where it is shown. */
export interface ImageProps {
  /** Empty for decoration. */
  alt: string
  /** Seen at once when the page opens: it is fetched first. */
  priority?: boolean | undefined
  className?: string | undefined
}

interface PictureElementProps extends ImageProps {
  /** `avif` and `webp` are missing where there is one file only. */
  sources: Partial<PictureSources> & Pick<PictureSources, 'src'>
  sizes: string
  /** Proportions; the place is kept before the picture has loaded. */
  width: number
  height: number
  onError?: () => void
}

/** The elements of a picture: its formats, newest first, in a frame of its proportions. */
export function PictureElement(props: PictureElementProps) {
  const { sources, alt, sizes, width, height, priority = false, className, onError } = props
  return (
    <Frame className={className} style={{ aspectRatio: `${width} / ${height}` }}>
      {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        onError={onError}
        // Last: a browser starts to fetch as soon as it is set, and must know the rest by then.
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
