import { setImmediate } from 'node:timers/promises'

import { productPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { getDomesticDelivery } from '@shop/contracts/rules/delivery.ts'
import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { fromHundredths, toHundredths } from '@shop/contracts/rules/money.ts'
import { parseUrl } from '@shop/contracts/rules/parse-url.ts'
import { addTax, getPriceTax } from '@shop/contracts/rules/pricing.ts'
import { getAvailability } from '@shop/contracts/rules/stock.ts'
import type { Category, Product } from '@shop/contracts/wire/catalog.ts'
import { escapeHtml } from '@shop/server/escape-html.ts'

import { fetchCategories, fetchProducts } from './fetch-catalog.ts'

type Language = 'en' | 'ar'

interface ListedProduct {
  product: Product
  /** The first category that lists it. */
  category: Category
}

/** Limits of Google Merchant Center, in characters. */
const MAX_TITLE_LENGTH = 150
const MAX_DESCRIPTION_LENGTH = 5_000
const MAX_PICTURES = 10

/** Products that are described before other requests have their turn, within a few milliseconds. */
const BATCH_SIZE = 50

/**
 * Every product once, with the first category that lists it.
 * @throws when the API does not respond in time, or not in its shape
 */
export async function fetchListedProducts(apiUrl: string): Promise<ListedProduct[]> {
  const listed = new Map<string, ListedProduct>()
  for (const category of await fetchCategories(apiUrl))
    for await (const product of fetchProducts(apiUrl, category._id))
      if (!listed.has(product._id)) listed.set(product._id, { product, category })
  return [...listed.values()]
}

// XML has no control characters and no halves of surrogate pairs, escaped or not.
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const group = (name: string, content: string) => `<${name}>${content}</${name}>`

const element = (name: string, text: string) =>
  group(name, escapeHtml(text.replace(NOT_IN_XML, '')))

const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('')

/**
 * The RSS 2.0 feed of Google Merchant Center, which Meta, Microsoft and Pinterest read, too. Products without a price or
 * a picture are left out: merchants' programs refuse them. One whose pieces are not counted is in stock. Prices have their
 * tax in them, whatever pages show, since merchants' programs outside North America compare those. Returns are not here:
 * a feed names only policies that differ from the account's own.
 */
export async function createProductFeed(
  listed: readonly ListedProduct[],
  language: Language,
  config: RuntimeConfig,
): Promise<string> {
  const { siteUrl, brandName, delivery } = config
  const tax = getPriceTax(config)
  const shipping = delivery && getDomesticDelivery(delivery)
  const brand = brandName[language]
  const localize = (text: Product['description']) => text[language] || text.en
  const toUrl = (path: string) =>
    new URL(language === 'ar' ? toArabicAddress(path) : path, siteUrl).href
  const describe = ({ product, category }: ListedProduct): string[] => {
    const title = localize(product.title)
    const pictures = [product.coverImgUrl, ...(product.galleryImgUrls ?? [])].flatMap((address) => {
      const url = address ? parseUrl(address, siteUrl) : null
      return url && /^https?:$/.test(url.protocol) ? [url.href] : []
    })
    const [picture, ...others] = pictures
    const format = (price: number) => `${price.toFixed(2)} ${product.currency}`
    if (picture === undefined || product.price <= 0) return []
    const item = `<item>
${[
  element('g:id', product._id),
  element('g:title', cut(title, MAX_TITLE_LENGTH)),
  element('g:description', cut(localize(product.description) || title, MAX_DESCRIPTION_LENGTH)),
  element('g:link', toUrl(productPath(product._id))),
  element('g:image_link', picture),
  ...others.slice(0, MAX_PICTURES).map((other) => element('g:additional_image_link', other)),
  element('g:price', format(fromHundredths(addTax(toHundredths(product.price), tax)))),
  ...(shipping
    ? [group('g:shipping', element('g:country', 'OM') + element('g:price', format(shipping.price)))]
    : []),
  element(
    'g:availability',
    getAvailability(product.stock)?.kind === 'soldOut' ? 'out_of_stock' : 'in_stock',
  ),
  element('g:condition', 'new'),
  element('g:brand', brand),
  element('g:identifier_exists', 'no'),
  element('g:product_type', localize(category.title)),
].join('\n')}
</item>`
    return [item]
  }
  const items: string[] = []
  for (let first = 0; first < listed.length; first += BATCH_SIZE) {
    items.push(...listed.slice(first, first + BATCH_SIZE).flatMap(describe))
    // Yield to the event loop.
    await setImmediate()
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${[
  element('title', brand),
  element('link', toUrl(sitePaths.home)),
  element('description', brand),
  element('language', language),
  ...items,
].join('\n')}
</channel>
</rss>
`
}
