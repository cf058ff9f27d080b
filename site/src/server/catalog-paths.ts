import { productPath } from '@shop/contracts/browser/site-paths.ts'

import { fetchCategories, fetchProducts } from './fetch-catalog.ts'

/** Limit of the sitemap protocol, for addresses in two languages. */
const MAX_PATHS = 25_000

/**
 * Paths of all categories and products, each once.
 * @throws when the API does not respond in time, or not in its shape
 */
export async function fetchCatalogPaths(apiUrl: string): Promise<string[]> {
  const paths = new Set<string>()
  const categories = await fetchCategories(apiUrl)
  for (const { _id } of categories) paths.add(`/shop-products/${encodeURIComponent(_id)}`)
  for (const category of categories)
    for await (const { _id } of fetchProducts(apiUrl, category._id)) paths.add(productPath(_id))
  return [...paths].slice(0, MAX_PATHS)
}
