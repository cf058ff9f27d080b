import { fetchForHtml, getConfig } from '@shop/kernel'

import { bestSellersQuery, categoriesQuery } from './shop.api.ts'

/** See the browser's module. */
export async function loadShopHtml(): Promise<null> {
  await Promise.all([
    fetchForHtml(categoriesQuery),
    getConfig().bestSellersUrl !== undefined && fetchForHtml(bestSellersQuery),
  ])
  return null
}
