import { toLatinDigits } from '@shop/contracts/digits.ts'
import type { OfficeCategory } from '@shop/contracts/office-goods.ts'

import type { StoredPicture } from '../pictures/PictureField.tsx'

export const emptyCategory: OfficeCategory = {
  _id: '',
  version: 0,
  title: { en: '', ar: '' },
  picture: '',
  pictureUrl: '',
  position: 0,
  hidden: false,
}

/** A whole number as people type it; `NaN` for anything else. */
export const toPosition = (text: string): number =>
  /^\d{1,7}$/.test(toLatinDigits(text).trim()) ? Number(toLatinDigits(text)) : Number.NaN

export const toCategoryValues = ({ title, position, hidden }: OfficeCategory) => ({
  title,
  position: String(position),
  hidden,
})

/** The pictures of a record, the cover first. */
export function toPictures(
  cover: { picture: string; pictureUrl: string },
  gallery: readonly StoredPicture[] = [],
): StoredPicture[] {
  const { picture: name, pictureUrl: url } = cover
  return [...(name ? [{ name, url }] : []), ...gallery.filter((each) => each.name !== name)]
}
