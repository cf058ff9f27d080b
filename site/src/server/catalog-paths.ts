import {
  categoryListSchema,
  PRODUCT_PAGE_SIZE,
  productPageSchema,
} from '@shop/contracts/catalog.ts'
import { productPath } from '@shop/contracts/site-paths.ts'

/** Milliseconds that one answer of the API may take. */
const TIMEOUT = 10_000
/** How many addresses a sitemap may hold. */
export const SITEMAP_LIMIT = 50_000

/**
 * The addresses of all categories and products, each once.
 * @param apiUrl base of the main API
 * @throws when the API does not answer in time, or not in its shape
 */
export async function catalogueAddresses(apiUrl: string): Promise<string[]> {
  const addresses = new Set<string>()
  const { results } = categoryListSchema.parse(
    await get(`${apiUrl}/categories/all-category/admin-side`),
  )
  for (const category of results)
    addresses.add(`/shop-products/${encodeURIComponent(category._id)}`)
  for (const category of results) {
    for await (const id of productIds(apiUrl, category._id)) addresses.add(productPath(id))
  }
  return [...addresses].slice(0, SITEMAP_LIMIT)
}

async function* productIds(apiUrl: string, categoryId: string): AsyncGenerator<string> {
  const list = `${apiUrl}/products/public/adminSide-products/${encodeURIComponent(categoryId)}`
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await get(`${list}?page=${page}&limit=${PRODUCT_PAGE_SIZE}`)
    const { results, paginate } = productPageSchema.parse(answer)
    for (const { _id } of results) yield _id
    last = results.length > 0 ? paginate.totalPage : page
  }
}

async function get(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
