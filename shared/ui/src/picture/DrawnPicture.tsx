import { drawnSources, type DrawnFiles } from './drawn-picture.ts'
import { PictureFrame, type PicturePlace } from './PictureFrame.tsx'

interface DrawnPictureProps extends PicturePlace {
  files: DrawnFiles
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
}

/** A picture that is part of the page, in the best size and format for this screen. */
export function DrawnPicture({ files, ...place }: DrawnPictureProps) {
  const { width, height } = files
  return <PictureFrame {...place} sources={drawnSources(files)} width={width} height={height} />
}
