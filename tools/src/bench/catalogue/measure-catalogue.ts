import { categoryListSchema } from '@shop/contracts/wire/catalog.ts'
import getPort from 'get-port'

import { startShop } from '../../shop/shop-process.ts'
import { openOffice } from '../office-owner.ts'
import { measureResponses } from './measure-responses.ts'

/** Something that few and something that most products have in their names. */
const WORDS = { few: 'walnut 77', most: 'card' }

async function findLargestCategory(backend: string): Promise<string> {
  const response = await fetch(`${backend}/api/v1.0/categories/all-category/admin-side`)
  const { results } = categoryListSchema.parse(await response.json())
  const counts = results.toSorted((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0))
  return counts[0]?._id ?? ''
}

/**
 * Prints how a shop with many products responds where all of them could count: to crawlers, programs, searches and its office.
 * @returns whether each response was a success
 */
export async function reportCatalogue(products: number, requests: number): Promise<boolean> {
  const shop = await startShop({
    products,
    port: await getPort(),
    backendPort: await getPort(),
  })
  try {
    const { browser, headers } = await openOffice(shop)
    await browser.close()
    const category = `/shop-products/${await findLargestCategory(shop.backend)}`
    const few = encodeURIComponent(WORDS.few)
    const ofSite = [
      '/sitemap.xml',
      '/sitemap-products.xml',
      '/product-feed.xml',
      '/ar/product-feed.xml',
      '/llms.txt',
      category,
      `${category}.md`,
      `${category}.md?page=50`,
      `/search.md?q=${WORDS.most}`,
    ]
    const ofApi = [
      `/search?q=${few}`,
      `/search?q=${WORDS.most}`,
      '/office/products',
      '/office/products?page=100',
      `/office/products?q=${few}`,
      '/office/products?stock=low',
      `/office/search?q=${few}`,
      `/office/search?q=${WORDS.most}`,
      `/office/orders?q=${WORDS.most}`,
      '/office/today',
      '/office/counts',
    ]
    const report: Record<string, Awaited<ReturnType<typeof measureResponses>>> = {}
    for (const address of ofSite) {
      report[address] = await measureResponses(
        { url: shop.site + address },
        `${shop.site}/robots.txt`,
        requests,
      )
    }
    const api = `${shop.backend}/api/v1.0`
    for (const address of ofApi) {
      report[address] = await measureResponses(
        { url: api + address, ...(address.startsWith('/office') && { headers }) },
        `${api}/categories/all-category/admin-side`,
        requests,
      )
    }
    console.table(report)
    return Object.values(report).every(({ status }) => status === 200)
  } finally {
    await shop.stop()
  }
}
