import { useState } from 'react'
import { styled } from 'styled-components'

import { color } from '../tokens/tokens.ts'
import { pictureSources } from './picture.ts'
import { PictureFallback } from './PictureFallback.tsx'

export interface PictureProps {
  /** With `?widths=…` all its sizes and formats are offered; see `pictureSources`. */
  src: string
  /** Empty for decoration. */
  alt: string
  /** How wide it is shown, as in the attribute of the same name. */
  sizes?: string | undefined
  /** Its proportions; the place is kept before it has loaded. */
  width: number
  height: number
  /** Seen at once when the page opens: it is fetched first. */
  priority?: boolean | undefined
  className?: string | undefined
}

/** A picture in the best size and format for this screen, or a sign that it could not be loaded. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes = '100vw', width, height, priority = false, className } = props
  const [failed, setFailed] = useState<string>()
  const ratio = { aspectRatio: `${width} / ${height}` }
  if (failed === src) return <PictureFallback alt={alt} className={className} style={ratio} />
  const sources = pictureSources(src)
  return (
    <Frame className={className} style={ratio}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        onError={() => setFailed(src)}
        // Last: a browser starts to fetch as soon as it is set, and must know the rest by then.
        src={sources?.src ?? src}
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
