import { z } from 'zod/mini'

import { amountSchema } from './money.ts'
import { pagedSchema } from './paging.ts'
import { idSchema, localizedTextSchema } from './text.ts'

/** GET /products/{id}, and each result of a category's list. */
export const productSchema = z.object({
  _id: idSchema,
  title: localizedTextSchema,
  description: localizedTextSchema,
  /** OMR, decimal. */
  price: amountSchema,
  currency: z.string(),
  /** URL of the cover picture; see `picture.ts` in the UI kit for the `widths` parameter. */
  coverImgUrl: z.string(),
  /** Further pictures for the gallery. */
  galleryImgUrls: z.optional(z.array(z.string())),
  categoryId: z.optional(idSchema),
})
export type Product = z.infer<typeof productSchema>

/** GET /products/public/adminSide-products/{categoryId}?page&limit */
export const productPageSchema = pagedSchema(productSchema)
export type ProductPage = z.infer<typeof productPageSchema>
export const PRODUCT_PAGE_SIZE = 100

export const categorySchema = z.object({
  _id: idSchema,
  title: localizedTextSchema,
  imageUrl: z.string(),
})
export type Category = z.infer<typeof categorySchema>

/** GET /categories/all-category/admin-side */
export const categoryListSchema = z.object({ results: z.array(categorySchema) })
