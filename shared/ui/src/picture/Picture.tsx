import { useState } from 'react'

import { parsePictureSources } from './picture-sources.ts'
import { type ImageProps, PictureElement } from './PictureElement.tsx'
import { PictureFallback } from './PictureFallback.tsx'
import { PicturePlaceholder } from './PicturePlaceholder.tsx'

export interface PictureProps extends ImageProps {
  /** An address with `?widths=…` stands for every width; see `parsePictureSources`. Empty for no picture. */
  src: string
  /** Rendered width, as in the `sizes` attribute. */
  sizes?: string | undefined
  /** Aspect ratio, which reserves the space. */
  width: number
  height: number
}

/** A picture of the data in the best width; a placeholder for none, a fallback when it fails to load. */
export function Picture({ src, sizes = '100vw', ...image }: PictureProps) {
  const { alt, width, height, className } = image
  const [failedSrc, setFailedSrc] = useState<string>()
  if (!src) return <PicturePlaceholder width={width} height={height} className={className} />
  if (failedSrc === src) {
    const ratio = { aspectRatio: `${width} / ${height}` }
    return <PictureFallback alt={alt} className={className} style={ratio} />
  }
  return (
    <PictureElement
      {...image}
      sizes={sizes}
      sources={parsePictureSources(src) ?? { src }}
      onError={() => setFailedSrc(src)}
    />
  )
}
