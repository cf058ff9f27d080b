import type { Product } from '@shop/contracts/catalog.ts'

/** The most pictures a gallery holds. */
export const GALLERY_SIZE = 5

/** The pictures of a product, each once, the cover first: it is the one that opens the gallery. */
export function galleryOf({ coverImgUrl, galleryImgUrls = [] }: Product): string[] {
  return [...new Set([coverImgUrl, ...galleryImgUrls])].slice(0, GALLERY_SIZE)
}
