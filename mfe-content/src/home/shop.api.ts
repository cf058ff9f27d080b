import { categoryPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Category, Product } from '@shop/contracts/wire/catalog.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { mainApi, request } from '@shop/kernel/http'
import {
  bestSellersQuery as sharedBestSellersQuery,
  toProductCard,
} from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

const loadSchema = async () => (await import('@shop/contracts/wire/catalog.ts')).categoryListSchema

export interface ShopItem {
  id: string
  to: string
  title: LocalizedText
  picture: string
  /** Can be put into the cart. */
  product?: Product
}

export const categoriesQuery = queryOptions({
  // The page is complete without.
  meta: { optional: true },
  queryKey: ['mfe-content', 'categories'],
  queryFn: async ({ signal }) => {
    const url = '/categories/all-category/admin-side'
    return (await request(mainApi, loadSchema, { url, signal })).results
  },
  select: (categories: Category[]) =>
    categories.map((category): ShopItem => ({
      id: category._id,
      to: categoryPath(category),
      title: category.title,
      picture: category.imageUrl,
    })),
})

/** Address of a category that the page's texts speak of; the whole shop where there is none of this id. */
export function useCategoryPath(id: 'gift-sets' | 'digital-business-cards'): string {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return categories.find((category) => category.id === id)?.to ?? sitePaths.shop
}

export const bestSellersQuery = queryOptions({
  ...sharedBestSellersQuery('mfe-content'),
  select: (products: Product[]) =>
    products.map((product): ShopItem => ({ id: product._id, ...toProductCard(product) })),
})
