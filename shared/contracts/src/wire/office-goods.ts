import * as z from 'zod/mini'

import { amountSchema } from './amount.ts'
import { productSurfaceSchema, surfaceParts } from './engraving.ts'
import {
  countField,
  flagField,
  heldIn,
  integerField,
  localizedField,
  numberField,
  optionalField,
  pictureField,
  picturesField,
  specialField,
  text,
  textField,
} from './office-fields.ts'
import { changeShape, storedShape } from './office-record.ts'
import { pagedSchema } from './paging.ts'
import { idSchema } from './text.ts'

const title = localizedField(200, {
  csv: 'title',
  required: true,
  missing: { en: 'Please give it a name in English.', ar: 'Please give it a name in Arabic.' },
})
const position = integerField({ list: true, hint: true, csv: 'order' })

/** Pictures of a product's gallery. */
export const MAX_GALLERY_PICTURES = 11

/** A category, in the order of the form. */
export const categoryFields = {
  title,
  position,
  picture: pictureField(),
  hidden: flagField(false, { list: true }),
}

/** POST /office/categories, and PATCH /office/categories/{id} with the version that was changed. */
export const categoryChangeSchema = z.object(changeShape(categoryFields))
export type CategoryChange = z.infer<typeof categoryChangeSchema>

export const officeCategorySchema = z.object({ _id: z.string(), ...storedShape(categoryFields) })
export type OfficeCategory = z.infer<typeof officeCategorySchema>

/** GET /office/categories */
export const officeCategoryListSchema = z.object({ results: z.array(officeCategorySchema) })

const MAX_ALT = 200
const altSchema = z.object({ en: text(MAX_ALT), ar: text(MAX_ALT) })
const storedAlts = z.array(z.object({ en: z.string(), ar: z.string() }))

const surface = z.nullable(productSurfaceSchema)
const family = z.optional(text(64))

/** A product, in the order of the form. */
export const productFields = {
  title,
  categoryId: specialField(idSchema, z.string(), '', { csv: 'category' }),
  /** OMR, decimal. */
  price: numberField('money', amountSchema, { hint: true, csv: 'price' }),
  description: localizedField(4000, { csv: 'description', rows: 4 }),
  material: heldIn('details', localizedField(200, { csv: 'material' })),
  size: heldIn('details', localizedField(200, { csv: 'size' })),
  /** Grams, without the package; null where nobody has weighed it. */
  weight: heldIn('details', optionalField(countField(1, { csv: 'weight', hint: true }))),
  position: { ...position, list: false },
  /** Pieces on hand, those held by orders too; null: it is always in stock. What is not sent stays as it is. */
  stock: optionalField(countField(0, { list: true, hint: true, csv: 'stock', apart: true })),
  /** Products of one family show each other. */
  family: heldIn('details', textField(64, { csv: 'family', hint: true, schema: family })),
  picture: pictureField(),
  gallery: picturesField(MAX_GALLERY_PICTURES),
  /** What each picture shows, the cover first; empty texts, or none, where nobody has said. */
  alts: heldIn(
    'details',
    specialField(
      z.optional(z.array(altSchema).check(z.maxLength(1 + MAX_GALLERY_PICTURES))),
      storedAlts,
      [],
      { max: MAX_ALT },
    ),
  ),
  /** The surface that takes a name; null for none. */
  surface: heldIn(
    'details',
    specialField(z.optional(surface), surface, null, {
      partsCsv: { finish: 'finish', required: 'name_required', pieces: 'name_pieces' },
      parts: surfaceParts,
    }),
  ),
  /** Only the office sees it. */
  hidden: flagField(true, { list: true, csv: 'hidden' }),
}

/** POST /office/products, and PATCH /office/products/{id} with the version that was changed. */
export const productChangeSchema = z.object({
  ...changeShape(productFields),
  /** The stock as it was read: what was sold since then stays sold. */
  stockRead: productFields.stock.change,
})
export type ProductChange = z.infer<typeof productChangeSchema>

/** A product with what shoppers do not see. */
export const officeProductSchema = z.object({
  _id: z.string(),
  ...storedShape(productFields),
  /** Pieces of the stock that orders which are to be paid hold; undefined where none are counted. */
  reserved: z.optional(z.int()),
})
export type OfficeProduct = z.infer<typeof officeProductSchema>

/** Pieces that can be had of what is on hand; null: it is always in stock. */
export const toAvailable = ({
  stock,
  reserved = 0,
}: Pick<OfficeProduct, 'stock' | 'reserved'>): number | null =>
  stock === null ? null : Math.max(0, stock - reserved)

/** The orders of the list besides that of the shop; `-` is the greatest first. */
export const officeProductSorts = [
  'price',
  '-price',
  'stock',
  '-stock',
  'available',
  '-available',
] as const
export type OfficeProductSort = (typeof officeProductSorts)[number]

/** GET /office/products?q&category&stock&sort&page; `stock=low` are those with few pieces available. */
export const officeProductPageSchema = pagedSchema(officeProductSchema)

/** POST /office/pictures, whose body is the picture: JPEG, PNG, WebP or AVIF; with `?kind=logo` a logo, which may be SVG. */
export const uploadedPictureSchema = z.object({ name: z.string(), url: z.string() })
