import { DrawnPicture } from '@shop/ui/picture/DrawnPicture.tsx'
import type { DrawnFiles } from '@shop/ui/picture/drawn-picture.ts'

/** A picture that heads an e-mail from edge to edge. Decoration: the words are below it. */
export function EmailBanner({ files }: { files: DrawnFiles }) {
  return <DrawnPicture files={files} alt="" sizes="(min-width: 40rem) 37.5rem, 100vw" priority />
}
