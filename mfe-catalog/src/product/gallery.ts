import type { Product } from '@shop/contracts/catalog.ts'

export const MAX_GALLERY_PICTURES = 5

/** The pictures of a product without duplicates, the cover first; none where the data has none. */
export function getGalleryPictures({ coverImgUrl, galleryImgUrls = [] }: Product): string[] {
  return [...new Set([coverImgUrl, ...galleryImgUrls])]
    .filter(Boolean)
    .slice(0, MAX_GALLERY_PICTURES)
}
