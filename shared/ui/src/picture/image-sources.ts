import type { PictureSources } from './picture-sources.ts'

/** A picture from the bundle. */
export interface ImageFiles {
  /** The address of each file by its width in pixels. */
  avif: Record<number, string>
  /** The address of the fallback. */
  webp: string
  /** Aspect ratio. */
  width: number
  height: number
}

/** The `srcset` of the AVIF files, and the WebP file as the fallback. */
export function imageSources({ avif, webp }: ImageFiles): PictureSources {
  const files = Object.entries(avif).map(([width, address]) => `${address} ${width}w`)
  return { avif: files.join(', '), src: webp }
}
