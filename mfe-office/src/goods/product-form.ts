import type { OfficeProduct } from '@shop/contracts/office-goods.ts'

import { toAmount } from '../form/amount-rules.ts'
import type { StoredPicture } from '../pictures/PictureField.tsx'
import { emptyCategory, toPosition } from './category-form.ts'
import { type CornersByPicture, toSurface, toSurfaceValues } from './surface/surface-form.ts'

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
  stock: null,
  family: '',
  surface: null,
  hidden: true,
}

export function toProductValues(product: OfficeProduct) {
  const { _id, categoryId, title, description, price, position, hidden } = product
  const { material, size, family } = product
  return {
    categoryId,
    title,
    description,
    price: _id === '' ? '' : price.toFixed(2),
    position: String(position),
    hidden,
    material,
    size,
    family,
    stock: String(product.stock ?? ''),
    surface: toSurfaceValues(product),
  }
}
export type ProductValues = ReturnType<typeof toProductValues>

/** The number of pieces; null for a product that is always in stock. */
const toStock = (text: string) => (text.trim() === '' ? null : toPosition(text))

interface Shown {
  pictures: readonly StoredPicture[]
  corners: CornersByPicture
}

/**
 * What the texts of the form say, as the contract takes it.
 * @param read the product as it was read: what is sold meanwhile stays sold
 */
export function toProductChange(
  values: ProductValues,
  { pictures, corners }: Shown,
  read: OfficeProduct,
) {
  const [cover, ...gallery] = pictures.map(({ name }) => name)
  return {
    ...values,
    price: toAmount(values.price),
    position: toPosition(values.position),
    picture: cover ?? '',
    gallery,
    stock: toStock(values.stock),
    ...(read._id !== '' && { stockRead: read.stock }),
    surface: toSurface(values.surface, corners, pictures),
  }
}
