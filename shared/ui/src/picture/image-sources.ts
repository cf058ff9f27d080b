import type { PictureSources } from './picture.ts'

/** A picture that is part of the page: the address of each file by its width in pixels, smallest first. */
export interface ImageFiles {
  avif: Record<number, string>
  webp: Record<number, string>
  /** Proportions of the drawing. */
  width: number
  height: number
}

const srcSet = (files: Record<number, string>) =>
  Object.entries(files)
    .map(([width, address]) => `${address} ${width}w`)
    .join(', ')

/** Every file of a drawn picture, as in the attributes of an image. */
export function imageSources({ avif, webp }: ImageFiles): PictureSources {
  return { avif: srcSet(avif), webp: srcSet(webp), src: Object.values(webp).at(-1) ?? '' }
}
