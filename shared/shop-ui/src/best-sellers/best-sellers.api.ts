import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { BEST_SELLERS_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { getConfig } from '@shop/kernel/config'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchema = async () => (await import('@shop/contracts/wire/catalog.ts')).productPageSchema

/** Whether the shop's backend says what sells best. */
export const hasBestSellers = (): boolean => getConfig().bestSellersUrl !== undefined

/**
 * The products that sell best, without which a page is complete.
 * @param owner begins the query's key: the package whose page it is
 */
export function bestSellersQuery(owner: string) {
  return queryOptions({
    meta: { optional: true },
    queryKey: [owner, 'bestSellers'],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const url = getConfig().bestSellersUrl ?? ''
      const params = { limit: BEST_SELLERS_SIZE }
      const { results } = await request(mainApi, loadSchema, { url, params, signal })
      // Another backend may send more.
      return results.slice(0, BEST_SELLERS_SIZE)
    },
  })
}

/** What a `ShopCard` shows of a product. */
export const toProductCard = (product: Product) => ({
  to: productPath(product._id),
  title: product.title,
  picture: product.coverImgUrl,
  product,
})
