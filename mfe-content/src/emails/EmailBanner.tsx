import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'

/** Decorative full-width picture at the top of an e-mail. */
export function EmailBanner({ files }: { files: ImageFiles }) {
  return <ResponsiveImage files={files} alt="" sizes="(min-width: 40rem) 37.5rem, 100vw" priority />
}
