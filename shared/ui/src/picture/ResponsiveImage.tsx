import { type ImageFiles, imageSources } from './image-sources.ts'
import { type ImageProps, PictureElement } from './PictureElement.tsx'

interface ResponsiveImageProps extends ImageProps {
  files: ImageFiles
  /** Rendered width, as in the `sizes` attribute. */
  sizes: string
}

/** A picture from the bundle in the best width. */
export function ResponsiveImage({ files, ...image }: ResponsiveImageProps) {
  const { width, height } = files
  return <PictureElement {...image} sources={imageSources(files)} width={width} height={height} />
}
