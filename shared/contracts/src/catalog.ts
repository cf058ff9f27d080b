import { z } from 'zod/mini'

import { amountSchema } from './money.ts'
import { pagedSchema } from './paging.ts'
import { idSchema, localizedTextSchema } from './text.ts'

// A fact that cannot be read is left out; it must not cost the product.
const factSchema = z.catch(z.optional(localizedTextSchema), undefined)

/** Facts of a product; a backend states those that it knows. */
const productDetailsSchema = z.object({
  /** One text per material, since shoppers filter by it. */
  material: factSchema,
  /** Measurements, or the sizes in the package. */
  size: factSchema,
})
export type ProductDetails = z.infer<typeof productDetailsSchema>

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
  details: z.catch(z.optional(productDetailsSchema), undefined),
})
export type Product = z.infer<typeof productSchema>

/** GET /products/public/adminSide-products/{categoryId}?page&limit */
export const productPageSchema = pagedSchema(productSchema)
export type ProductPage = z.infer<typeof productPageSchema>
export const PRODUCT_PAGE_SIZE = 100
/** Products per page of the best sellers, which come in a `productPageSchema` too. */
export const BEST_SELLERS_SIZE = 8

export const categorySchema = z.object({
  _id: idSchema,
  title: localizedTextSchema,
  imageUrl: z.string(),
})
export type Category = z.infer<typeof categorySchema>

/** GET /categories/all-category/admin-side */
export const categoryListSchema = z.object({ results: z.array(categorySchema) })
