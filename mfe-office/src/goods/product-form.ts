import type { OfficeProduct } from '@shop/contracts/office-goods.ts'

import { toAmount } from '../form/amount-rules.ts'
import type { StoredPicture } from '../pictures/PictureField.tsx'
import { emptyCategory, toPosition } from './category-form.ts'

const nothing = { en: '', ar: '' }

export const emptyProduct: OfficeProduct = {
  ...emptyCategory,
  categoryId: '',
  description: nothing,
  price: 0,
  gallery: [],
  galleryUrls: [],
  material: nothing,
  size: nothing,
  hidden: true,
}

export function toProductValues(product: OfficeProduct) {
  const { _id, categoryId, title, description, price, position, hidden, material, size } = product
  return {
    categoryId,
    title,
    description,
    price: _id === '' ? '' : price.toFixed(2),
    position: String(position),
    hidden,
    material,
    size,
  }
}
export type ProductValues = ReturnType<typeof toProductValues>

/** What the texts of the form say, as the contract takes it. */
export function toProductChange(values: ProductValues, pictures: readonly StoredPicture[]) {
  const [cover, ...gallery] = pictures.map(({ name }) => name)
  return {
    ...values,
    price: toAmount(values.price),
    position: toPosition(values.position),
    picture: cover ?? '',
    gallery,
  }
}
