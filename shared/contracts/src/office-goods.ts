import * as z from 'zod/mini'

import { amountSchema } from './amount.ts'
import { productSurfaceSchema } from './engraving.ts'
import { pagedSchema } from './paging.ts'
import { idSchema } from './text.ts'

/** What is said of a text with markup. */
export const PLAIN_TEXT = 'Please write plain text, without < and >.'

/** A text as people type it; the sentence is for one that is missing. */
export function text(max: number, missing?: string) {
  const any = z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^<>]*$/, PLAIN_TEXT))
  return missing === undefined ? any : any.check(z.minLength(1, missing))
}

/** A text that has to be there in both languages. */
export function bilingualText(max: number) {
  const line = text(max, 'Please fill in every text in both languages.')
  return z.object({ en: line, ar: line })
}

const localized = (max: number) => z.object({ en: text(max), ar: text(max) })

const title = z.object({
  en: text(200, 'Please give it a name in English.'),
  ar: text(200, 'Please give it a name in Arabic.'),
})

/** Name of a picture, as the upload returns it; empty for none. */
export const pictureNameSchema = z.string().check(z.regex(/^([a-z0-9][a-z0-9-]{0,79})?$/))
const position = z.int().check(z.gte(0), z.lte(1_000_000))

/** Pieces; null: it is always in stock. */
const stock = z.nullable(z.int().check(z.gte(0), z.lte(1_000_000)))

/** Pictures of a product's gallery. */
export const MAX_GALLERY_PICTURES = 11

/** POST /office/categories, and PATCH /office/categories/{id} with the version that was changed. */
export const categoryChangeSchema = z.object({
  title,
  picture: pictureNameSchema,
  position,
  hidden: z.boolean(),
})
export type CategoryChange = z.infer<typeof categoryChangeSchema>

/** POST /office/products, and PATCH /office/products/{id} with the version that was changed. */
export const productChangeSchema = z.object({
  categoryId: idSchema,
  title,
  description: localized(4000),
  /** OMR, decimal. */
  price: amountSchema,
  position,
  /** Only the office sees it. */
  hidden: z.boolean(),
  picture: pictureNameSchema,
  gallery: z
    .array(pictureNameSchema.check(z.minLength(1)))
    .check(z.maxLength(MAX_GALLERY_PICTURES)),
  material: localized(200),
  size: localized(200),
  /** What is not sent stays as it is. */
  stock: z.optional(stock),
  /** The stock as it was read: what was sold since then stays sold. */
  stockRead: z.optional(stock),
  /** Products of one family show each other. */
  family: z.optional(text(64)),
  /** Where it takes a name; null for nowhere. */
  surface: z.optional(z.nullable(productSurfaceSchema)),
})
export type ProductChange = z.infer<typeof productChangeSchema>

/** The record as it was read: a change of an earlier version is refused with status 409. */
export const versionSchema = z.object({ version: z.int() })

const storedText = z.object({ en: z.string(), ar: z.string() })

export const officeCategorySchema = z.object({
  _id: z.string(),
  version: z.int(),
  title: storedText,
  picture: z.string(),
  /** Empty without a picture. */
  pictureUrl: z.string(),
  position: z.int(),
  hidden: z.boolean(),
})
export type OfficeCategory = z.infer<typeof officeCategorySchema>

/** GET /office/categories */
export const officeCategoryListSchema = z.object({ results: z.array(officeCategorySchema) })

/** A product with what shoppers do not see. Rows that were written otherwise may break the rules of a change. */
export const officeProductSchema = z.object({
  _id: z.string(),
  version: z.int(),
  categoryId: z.string(),
  title: storedText,
  description: storedText,
  /** OMR, decimal. */
  price: z.number(),
  position: z.int(),
  hidden: z.boolean(),
  picture: z.string(),
  pictureUrl: z.string(),
  gallery: z.array(z.string()),
  galleryUrls: z.array(z.string()),
  material: storedText,
  size: storedText,
  stock: z.nullable(z.number()),
  family: z.string(),
  surface: z.nullable(productSurfaceSchema),
})
export type OfficeProduct = z.infer<typeof officeProductSchema>

/** GET /office/products?q&category&page */
export const officeProductPageSchema = pagedSchema(officeProductSchema)

/** POST /office/pictures, whose body is the picture: JPEG, PNG, WebP or AVIF. */
export const uploadedPictureSchema = z.object({ name: z.string(), url: z.string() })
