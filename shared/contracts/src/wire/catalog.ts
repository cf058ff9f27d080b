import * as z from 'zod/mini'

import { CURRENCY } from '../rules/money.ts'
import { productSurfaceSchema } from './engraving.ts'
import { toNumber, toText } from './normalize.ts'
import { pagedSchema } from './paging.ts'
import { localizedTextSchema, optionalLocalizedTextSchema } from './text.ts'
import {
  amount,
  id,
  listOf,
  optionalAmount,
  optionalPart,
  optionalText,
  textOrEmpty,
  tolerant,
} from './tolerant.ts'

const factSchema = optionalPart(localizedTextSchema)

/** Facts of a product; a backend states those that it knows. */
export const productDetailsSchema = z.object({
  /** One text per material, since shoppers filter by it. */
  material: factSchema,
  /** Measurements, or the sizes in the package. */
  size: factSchema,
  /** Grams, without the package. */
  weight: optionalPart(z.int().check(z.gte(1))),
  /** Products of one family are one choice: they show each other as finishes. */
  family: optionalText,
  /** What each picture shows, the cover first; empty where nobody has said. */
  alts: optionalPart(z.array(optionalLocalizedTextSchema)),
  /** The surface that takes a name. */
  surface: optionalPart(productSurfaceSchema),
})
export type ProductDetails = z.infer<typeof productDetailsSchema>

/** Pieces that can be had; null: it is always in stock. */
export const stockSchema = z.object({ left: z.nullable(z.int().check(z.gte(0))) })

/** GET /products/{id}, and each result of a category's list. */
export const productSchema = z.object({
  _id: id,
  title: localizedTextSchema,
  description: optionalLocalizedTextSchema,
  /** OMR, decimal. */
  price: amount,
  currency: tolerant(z.string(), (raw) => toText(raw) || CURRENCY),
  /** URL of the cover picture, empty without one; see `Picture` in the UI kit for the `widths` parameter. */
  coverImgUrl: textOrEmpty,
  /** Further pictures for the gallery. */
  galleryImgUrls: optionalPart(listOf(z.string())),
  categoryId: optionalText,
  details: optionalPart(productDetailsSchema),
  /** A backend that counts no pieces says nothing. */
  stock: optionalPart(stockSchema),
})
export type Product = z.infer<typeof productSchema>

/** GET /products/public/adminSide-products/{categoryId}?page&limit */
export const productPageSchema = pagedSchema(productSchema)
export type ProductPage = z.infer<typeof productPageSchema>

export const categorySchema = z.object({
  _id: id,
  title: localizedTextSchema,
  /** Empty without a picture. */
  imageUrl: textOrEmpty,
  /** Products that are shown; undefined from a backend that counts none. */
  productCount: tolerant(z.optional(z.int().check(z.gte(0))), (raw) => {
    const count = toNumber(raw)
    return Number.isSafeInteger(count) && count >= 0 ? count : undefined
  }),
  /** OMR, decimal: the least that one of them costs; undefined without products. */
  lowestPrice: optionalAmount,
})
export type Category = z.infer<typeof categorySchema>

/** GET /categories/all-category/admin-side */
export const categoryListSchema = z.object({ results: listOf(categorySchema) })
