import {
  type PlacedEngraving,
  placeEngravings,
  toDesignedLine,
} from '@shop/contracts/rules/engraving-list.ts'
import type { EngravingDesign } from '@shop/contracts/rules/engraving-text.ts'
import { getSurface, listSurfaces } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'

export const MAX_GALLERY_PICTURES = 5

/** The pictures of a product without duplicates, the cover first; none where the data has none. */
export function getGalleryPictures({ coverImgUrl, galleryImgUrls = [] }: Product): string[] {
  return [...new Set([coverImgUrl, ...galleryImgUrls])]
    .filter(Boolean)
    .slice(0, MAX_GALLERY_PICTURES)
}

/** What each of a product's pictures shows; empty where nobody has said. */
export function getAlts(product: Product, pictures: readonly string[], lang: Language): string[] {
  const { coverImgUrl, galleryImgUrls = [], details } = product
  const all = [coverImgUrl, ...galleryImgUrls]
  return pictures.map((picture) => {
    const alt = details?.alts?.[all.indexOf(picture)]
    return alt ? localize(alt, lang) : ''
  })
}

interface GalleryEngraving {
  product: Product
  /** One for all surfaces, or one for each. */
  texts: readonly EngravingDesign[]
}

export interface GalleryProps {
  title: string
  /** The first is the cover. */
  pictures: readonly string[]
  /** What each of them shows; empty where nobody has said. */
  alts: readonly string[]
  engraving: GalleryEngraving | null
}

/** The cover and the gallery, in the order that surfaces name them. */
export const listPictures = ({ coverImgUrl, galleryImgUrls = [] }: Product) => [
  coverImgUrl,
  ...galleryImgUrls,
]

/** An engraving with its places on one picture of the gallery, if that shows them. */
export function placeEngraving(
  engraving: GalleryEngraving | null,
  picture: string,
): PlacedEngraving | undefined {
  const surface = engraving?.product.details?.surface
  if (!surface) return undefined
  const index = listPictures(engraving.product).indexOf(picture)
  const surfaces = listSurfaces(surface).map((each) => getSurface(each, index))
  return placeEngravings(toDesignedLine(engraving.texts), surfaces)
}

/** The pictures that show a surface of a product. @param index of the surface */
export function findPictures(product: Product, index: number): string[] {
  const surface = product.details?.surface
  const corners = surface && listSurfaces(surface)[index]?.pictures
  return listPictures(product).filter((_, at) => corners?.[at])
}

/** The slide that a row of slides is scrolled to; the first one without a layout. */
export function getSlideIndex({
  scrollLeft,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth'>): number {
  // Negative from right to left.
  return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0
}

/** Scrolls a row of slides to one of them, without an animation. */
export function scrollToSlide(track: Element, index: number): void {
  const side = getComputedStyle(track).direction === 'rtl' ? -1 : 1
  track.scrollTo?.({ left: side * index * track.clientWidth, behavior: 'instant' })
}
