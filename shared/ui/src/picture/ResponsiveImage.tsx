import { imageSources, type ImageFiles } from './image-sources.ts'
import { PictureElement, type ImageProps } from './PictureElement.tsx'

interface ResponsiveImageProps extends ImageProps {
  files: ImageFiles
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
}

/** A picture that is part of the page, in the best size and format for this screen. */
export function ResponsiveImage({ files, ...place }: ResponsiveImageProps) {
  const { width, height } = files
  return <PictureElement {...place} sources={imageSources(files)} width={width} height={height} />
}
