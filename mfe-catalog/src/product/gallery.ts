import type { Product } from '@shop/contracts/catalog.ts'

export const MAX_GALLERY_PICTURES = 5

/** The pictures of a product without duplicates, the cover first. */
export function getGalleryPictures({ coverImgUrl, galleryImgUrls = [] }: Product): string[] {
  return [...new Set([coverImgUrl, ...galleryImgUrls])].slice(0, MAX_GALLERY_PICTURES)
}
