import type { PictureSources } from './picture-sources.ts'

/** A picture from the bundle: the address of each file by its width in pixels. */
export interface ImageFiles {
  avif: Record<number, string>
  webp: Record<number, string>
  /** Aspect ratio. */
  width: number
  height: number
}

const toSrcSet = (files: Record<number, string>) =>
  Object.entries(files)
    .map(([width, address]) => `${address} ${width}w`)
    .join(', ')

/** The `srcset` of each format, and the largest WebP as the fallback. */
export function imageSources({ avif, webp }: ImageFiles): PictureSources {
  return { avif: toSrcSet(avif), webp: toSrcSet(webp), src: Object.values(webp).at(-1) ?? '' }
}
