import type { Category, Product } from '@shop/contracts/catalog.ts'
import { BEST_SELLERS_SIZE } from '@shop/contracts/page-sizes.ts'
import { categoryPath, productPath } from '@shop/contracts/site-paths.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'
import { getConfig } from '@shop/kernel/config'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchemas = () => import('@shop/contracts/catalog.ts')

/** A category or product of the home page. */
export interface ShopItem {
  id: string
  to: string
  title: LocalizedText
  picture: string
  /** What can be put into the cart. */
  product?: Product
}

/** The page is complete without these data. */
const shared = { meta: { optional: true } }

export const hasBestSellers = () => getConfig().bestSellersUrl !== undefined

export const categoriesQuery = queryOptions({
  ...shared,
  queryKey: ['mfe-content', 'categories'],
  queryFn: async ({ signal }) => {
    const url = '/categories/all-category/admin-side'
    return (
      await request(mainApi, async () => (await loadSchemas()).categoryListSchema, { url, signal })
    ).results
  },
  select: (categories: Category[]) =>
    categories.map((category): ShopItem => ({
      id: category._id,
      to: categoryPath(category),
      title: category.title,
      picture: category.imageUrl,
    })),
})

export const bestSellersQuery = queryOptions({
  ...shared,
  queryKey: ['mfe-content', 'bestSellers'],
  queryFn: async ({ signal }) => {
    const url = getConfig().bestSellersUrl ?? ''
    const params = { limit: BEST_SELLERS_SIZE }
    const { results } = await request(
      mainApi,
      async () => (await loadSchemas()).productPageSchema,
      { url, params, signal },
    )
    // Another backend may send more.
    return results.slice(0, BEST_SELLERS_SIZE)
  },
  select: (products: Product[]) =>
    products.map((product): ShopItem => ({
      id: product._id,
      to: productPath(product._id),
      title: product.title,
      picture: product.coverImgUrl,
      product,
    })),
})
