import { categoryListSchema, productPageSchema } from '@shop/contracts/catalog.ts'
import { PRODUCT_PAGE_SIZE } from '@shop/contracts/page-sizes.ts'
import { productPath } from '@shop/contracts/site-paths.ts'
import { outgoingHeaders } from 'monitoring/request-context.ts'

/** For one request to the API. */
const TIMEOUT_MS = 10_000
/** Limit of the sitemap protocol, for addresses in two languages. */
const MAX_PATHS = 25_000

/**
 * Paths of all categories and products, each once.
 * @param apiUrl base of the main API
 * @throws when the API does not respond in time, or not in its shape
 */
export async function fetchCatalogPaths(apiUrl: string): Promise<string[]> {
  const paths = new Set<string>()
  const { results } = categoryListSchema.parse(
    await fetchJson(`${apiUrl}/categories/all-category/admin-side`),
  )
  for (const category of results) paths.add(`/shop-products/${encodeURIComponent(category._id)}`)
  for (const category of results) {
    for await (const id of productIds(apiUrl, category._id)) paths.add(productPath(id))
  }
  return [...paths].slice(0, MAX_PATHS)
}

async function* productIds(apiUrl: string, categoryId: string): AsyncGenerator<string> {
  const list = `${apiUrl}/products/public/adminSide-products/${encodeURIComponent(categoryId)}`
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const response = await fetchJson(`${list}?page=${page}&limit=${PRODUCT_PAGE_SIZE}`)
    const { results, paginate } = productPageSchema.parse(response)
    for (const { _id } of results) yield _id
    lastPage = results.length > 0 ? paginate.totalPage : page
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: outgoingHeaders(),
  })
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  return response.json()
}
