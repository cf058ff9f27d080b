import { ownPosts } from '@shop/contracts/browser/own-posts.ts'
import { categoryProductsPath, postPath, productPath } from '@shop/contracts/browser/site-paths.ts'
import { PRODUCT_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { blogPostListSchema } from '@shop/contracts/wire/blog-posts.ts'
import {
  type Category,
  categoryListSchema,
  type Product,
  productPageSchema,
} from '@shop/contracts/wire/catalog.ts'
import { outgoingHeaders } from 'monitoring/request-context.ts'

const TIMEOUT_MS = 10_000
/** Keeps an API that states too many pages from keeping the site busy. */
const MAX_PAGES = 250
/** A catalogue that is not one: the sitemaps end somewhere. */
const MAX_PATHS = 100_000

/** @throws when the API does not respond in time, or not in its shape */
export async function fetchCategories(apiUrl: string): Promise<Category[]> {
  const response = await fetchJson(`${apiUrl}/categories/all-category/admin-side`)
  return categoryListSchema.parse(response).results
}

/**
 * The products of a category, page by page.
 * @throws when the API does not respond in time, or not in its shape
 */
export async function* fetchProducts(apiUrl: string, categoryId: string): AsyncGenerator<Product> {
  const list = `${apiUrl}/products/public/adminSide-products/${encodeURIComponent(categoryId)}`
  for (let page = 1, lastPage = 1; page <= Math.min(lastPage, MAX_PAGES); page++) {
    const response = await fetchJson(`${list}?page=${page}&limit=${PRODUCT_PAGE_SIZE}`)
    const { results, paginate } = productPageSchema.parse(response)
    yield* results
    lastPage = results.length > 0 ? paginate.totalPage : page
  }
}

/** Paths of the blog's posts: its own but those that an owner has hidden, and the owner's. */
async function fetchPostPaths(apiUrl: string): Promise<string[]> {
  const { results, hidden } = blogPostListSchema.parse(await fetchJson(`${apiUrl}/blog-posts`))
  const ids = new Set([...ownPosts, ...results].map(({ id }) => id))
  return [...ids].filter((id) => !hidden.includes(id)).map(postPath)
}

/**
 * Paths of all categories, posts and products, each once.
 * @param ownsBlog whether an owner has changed the blog; else it has its own posts
 * @throws when the API does not respond in time, or not in its shape
 */
export async function fetchCatalogPaths(apiUrl: string, ownsBlog: boolean): Promise<string[]> {
  const paths = new Set<string>()
  const categories = await fetchCategories(apiUrl)
  for (const { _id } of categories) paths.add(categoryProductsPath(_id))
  const posts = ownsBlog ? await fetchPostPaths(apiUrl) : ownPosts.map(({ id }) => postPath(id))
  for (const path of posts) paths.add(path)
  for (const category of categories)
    for await (const { _id } of fetchProducts(apiUrl, category._id)) paths.add(productPath(_id))
  return [...paths].slice(0, MAX_PATHS)
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: outgoingHeaders(),
  })
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  return response.json()
}
