import { imageSources, type ImageFiles } from './image-sources.ts'
import { PictureFrame, type PicturePlace } from './PictureFrame.tsx'

interface DrawnPictureProps extends PicturePlace {
  files: ImageFiles
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
}

/** A picture that is part of the page, in the best size and format for this screen. */
export function ResponsiveImage({ files, ...place }: DrawnPictureProps) {
  const { width, height } = files
  return <PictureFrame {...place} sources={imageSources(files)} width={width} height={height} />
}
