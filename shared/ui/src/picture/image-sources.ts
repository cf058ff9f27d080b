import type { PictureSources } from './picture-sources.ts'

/** A picture from the bundle. */
export interface ImageFiles {
  /** The address of each file by its width in pixels. */
  avif: Record<number, string>
  webp: string
  /** Aspect ratio. */
  width: number
  height: number
}

/** Width and height of the fallback in pixels. */
export function getImageSize({ avif, width, height }: ImageFiles): [number, number] {
  const largest = Math.max(...Object.keys(avif).map(Number))
  return [largest, Math.round((largest * height) / width)]
}

/** The `srcset` of the AVIF files, and the WebP file as the fallback. */
export function imageSources({ avif, webp }: ImageFiles): PictureSources {
  const files = Object.entries(avif).map(([width, address]) => `${address} ${width}w`)
  return { avif: files.join(', '), src: webp }
}
