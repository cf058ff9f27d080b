import type { PageParams } from './page-params.ts'
import { type productPageQuery, productsQuery } from './products.api.ts'

/** A list of products that is loaded page by page: a category's, or the results of a search. */
export interface ProductSource {
  /** Distinguishes the list from all others. */
  id: string
  pageQuery: (params: PageParams) => ReturnType<typeof productPageQuery>
}

/** The products of a category. */
export const toCategorySource = (categoryId: string): ProductSource => ({
  id: `category ${categoryId}`,
  pageQuery: (params) => productsQuery(categoryId, params),
})
