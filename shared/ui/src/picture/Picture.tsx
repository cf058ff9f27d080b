import { useState } from 'react'

import { parsePictureSources } from './picture.ts'
import { PictureFallback } from './PictureFallback.tsx'
import { PictureElement, type ImageProps } from './PictureElement.tsx'

export interface PictureProps extends ImageProps {
  /** With `?widths=…` all its sizes and formats are offered; see `pictureSources`. */
  src: string
  /** How wide it is shown, as in the attribute of the same name. */
  sizes?: string | undefined
  /** Its proportions; the place is kept before it has loaded. */
  width: number
  height: number
}

/** A picture in the best size and format for this screen, or a sign that it could not be loaded. */
export function Picture({ src, sizes = '100vw', ...place }: PictureProps) {
  const { alt, width, height, className } = place
  const [failed, setFailed] = useState<string>()
  if (failed === src) {
    const ratio = { aspectRatio: `${width} / ${height}` }
    return <PictureFallback alt={alt} className={className} style={ratio} />
  }
  return (
    <PictureElement
      {...place}
      sizes={sizes}
      sources={parsePictureSources(src) ?? { src }}
      onError={() => setFailed(src)}
    />
  )
}
