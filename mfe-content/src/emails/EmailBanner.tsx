import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

/** A picture that heads an e-mail from edge to edge. Decoration: the words are below it. */
export function EmailBanner({ files }: { files: ImageFiles }) {
  return <ResponsiveImage files={files} alt="" sizes="(min-width: 40rem) 37.5rem, 100vw" priority />
}
