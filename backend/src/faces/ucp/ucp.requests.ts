import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import { MAX_SEARCH_LENGTH } from '@shop/contracts/wire/search.ts'
import { z } from 'zod/mini'

const MAX_ID_LENGTH = 100
const MAX_CATEGORIES = 50

const amount = z.int().check(z.gte(0))
const id = z.string().check(z.maxLength(MAX_ID_LENGTH))

/** Of the context, what prices and texts go by; the rest is the agent's and is not read. */
const context = z.optional(
  z.object({ language: z.optional(z.string()), currency: z.optional(z.string()) }),
)

const filters = z.optional(
  z.object({
    categories: z.optional(z.array(id).check(z.maxLength(MAX_CATEGORIES))),
    price: z.optional(z.object({ min: z.optional(amount), max: z.optional(amount) })),
  }),
)
export type UcpFilters = NonNullable<z.infer<typeof filters>>

/** Body of POST /catalog/search. */
export const searchRequest = z.object({
  query: z.optional(
    z.string().check(z.overwrite(normalizeTyped), z.minLength(1), z.maxLength(MAX_SEARCH_LENGTH)),
  ),
  filters,
  context,
  pagination: z.optional(
    z.object({
      cursor: z.optional(z.string().check(z.maxLength(MAX_ID_LENGTH))),
      limit: z.optional(z.int().check(z.gte(1))),
    }),
  ),
})
export type SearchRequest = z.infer<typeof searchRequest>

/** Body of POST /catalog/lookup. */
export const lookupRequest = z.object({
  ids: z.array(id).check(z.minLength(1)),
  filters,
  context,
})
export type LookupRequest = z.infer<typeof lookupRequest>

/** Body of POST /catalog/product; products have no options to be selected. */
export const productRequest = z.object({ id, filters, context })
export type ProductRequest = z.infer<typeof productRequest>

/** Of the body of a checkout or a cart, what leads to our own. */
export const orderRequest = z.object({
  line_items: z.catch(z.array(z.object({ item: z.object({ id }) })), []),
  context: z.catch(context, undefined),
})
export type OrderRequest = z.infer<typeof orderRequest>
