import { PRODUCT_PARAMETER, productPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { getPriceTax } from '@shop/contracts/rules/pricing.ts'
import { ucpCapabilities } from '@shop/contracts/rules/ucp.ts'

import {
  findCategoryTitles,
  findProduct,
  findProducts,
  listFilteredProducts,
} from '../../domain/catalog/catalog.store.ts'
import { findSetting } from '../../domain/settings/shop-settings.store.ts'
import { type Language, translations } from '../../platform/i18n/messages.ts'
import type { Services } from '../services.ts'
import { createFilter, isForeign } from './filter-products.ts'
import { describeFailure, describeSuccess } from './negotiate.ts'
import { type ProductView, toPageUrl, toUcpProduct } from './to-ucp-product.ts'
import type {
  LookupRequest,
  OrderRequest,
  ProductRequest,
  SearchRequest,
  UcpFilters,
} from './ucp.requests.ts'
import { UcpError } from './ucp-error.ts'

const PAGE_SIZE = 10
const MAX_PAGE_SIZE = 50
/** Ids of one lookup. */
const MAX_LOOKUP_IDS = 50

interface Query {
  filters?: UcpFilters | undefined
  context?: { currency?: string | undefined } | undefined
}

async function readView(services: Services, lang: Language): Promise<ProductView> {
  const { db, config } = services
  const { taxPercent, shownPrices } = await findSetting(db, config, 'tax')
  return {
    lang,
    siteUrl: config.siteOrigins[0],
    tax: getPriceTax({ taxPercent, pricesWithTax: shownPrices === 'withTax' }),
    categories: await findCategoryTitles(services),
  }
}

const toInfo = (code: string, content: string) => ({ type: 'info', code, content })

/** What is said besides the products. */
function listMessages({ tax, lang }: ProductView, { filters, context }: Query, isEmpty: boolean) {
  const t = translations[lang]
  return [
    ...(filters?.price && isForeign(context?.currency)
      ? [toInfo('price_filter_ignored', t('ucp.currency'))]
      : []),
    ...(tax && !isEmpty
      ? [toInfo('tax', t(tax.isIncluded ? 'ucp.taxIncluded' : 'ucp.taxAdded', { ...tax }))]
      : []),
  ]
}

const toMessages = (messages: readonly object[]) => messages.length > 0 && { messages }

const toCursor = (offset: number) => Buffer.from(String(offset)).toString('base64url')

/** @throws UcpError 400 for what is no cursor of ours */
function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const text = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new UcpError(400, 'invalid_request', 'pagination.cursor is none of this shop.')
}

/** Ids of the products that a search finds, best first; without words, of all in the shop's order. */
async function findIds(services: Services, body: SearchRequest, view: ProductView) {
  const { query, filters = {}, context } = body
  const found =
    query === undefined
      ? undefined
      : (await services.getProductIndex()).search(query, { lang: view.lang, sort: 'relevance' })
  if (found && !filters.categories && !filters.price) return found
  const matching = (await listFilteredProducts(services))
    .filter(createFilter(filters, context?.currency, view))
    .map(({ _id }) => _id)
  if (!found) return matching
  const set = new Set(matching)
  return found.filter((id) => set.has(id))
}

/**
 * Responds to POST /catalog/search.
 * @throws UcpError 400 for a request that asks for nothing
 */
export async function searchCatalog(services: Services, body: SearchRequest, lang: Language) {
  const { query, filters, pagination: { cursor, limit = PAGE_SIZE } = {} } = body
  if (query === undefined && !filters?.categories?.length && !filters?.price)
    throw new UcpError(400, 'invalid_request', 'Name a query, filters.categories or filters.price.')
  const first = readCursor(cursor)
  const view = await readView(services, lang)
  const ids = await findIds(services, body, view)
  const end = first + Math.min(limit, MAX_PAGE_SIZE)
  const products = await findProducts(services, ids.slice(first, end))
  const hasNext = end < ids.length
  return {
    ucp: describeSuccess(ucpCapabilities.search),
    products: products.map((product) => toUcpProduct(product, view)),
    pagination: {
      has_next_page: hasNext,
      ...(hasNext && { cursor: toCursor(end) }),
      total_count: ids.length,
    },
    ...toMessages(listMessages(view, body, products.length === 0)),
  }
}

/**
 * Responds to POST /catalog/lookup.
 * @throws UcpError 400 for too many ids
 */
export async function lookupCatalog(services: Services, body: LookupRequest, lang: Language) {
  const ids = [...new Set(body.ids)]
  if (ids.length > MAX_LOOKUP_IDS)
    throw new UcpError(400, 'request_too_large', `Ask for at most ${MAX_LOOKUP_IDS} ids at once.`)
  const view = await readView(services, lang)
  const found = await findProducts(services, ids)
  const known = new Set(found.map(({ _id }) => _id))
  const products = found
    .filter(createFilter(body.filters ?? {}, body.context?.currency, view))
    .map((product) => toUcpProduct(product, view))
    .map(({ variants, ...product }) => ({
      ...product,
      // An id is that of the product and of its only variant.
      variants: variants.map((each) => ({ ...each, inputs: [{ id: each.id, match: 'exact' }] })),
    }))
  const missing = ids.filter((id) => !known.has(id)).map((id) => toInfo('not_found', id))
  return {
    ucp: describeSuccess(ucpCapabilities.lookup),
    products,
    ...toMessages([...missing, ...listMessages(view, body, products.length === 0)]),
  }
}

/** Responds to POST /catalog/product. */
export async function getProduct(services: Services, body: ProductRequest, lang: Language) {
  const view = await readView(services, lang)
  const product = await findProduct(services, body.id)
  const isMatch = product && createFilter(body.filters ?? {}, body.context?.currency, view)(product)
  if (!isMatch)
    return describeFailure(ucpCapabilities.lookup, {
      code: 'not_found',
      content: translations[lang]('ucp.notFound', { id: body.id }),
      continueUrl: toPageUrl(view, product ? productPath(product._id) : sitePaths.shop),
    })
  return {
    ucp: describeSuccess(ucpCapabilities.lookup),
    product: toUcpProduct(product, view),
    ...toMessages(listMessages(view, body, false)),
  }
}

/** Responds to a checkout or a cart of the protocol, which the shop does not offer: where a person goes on, with the first product. */
export async function handOver(services: Services, body: OrderRequest, lang: Language) {
  const id = body.line_items[0]?.item.id
  const product = id === undefined ? undefined : await findProduct(services, id)
  const query = product ? `?${PRODUCT_PARAMETER}=${encodeURIComponent(product._id)}` : ''
  const [siteUrl] = services.config.siteOrigins
  return describeFailure(undefined, {
    code: 'capabilities_incompatible',
    content: translations[lang]('ucp.noCheckout'),
    continueUrl: toPageUrl({ siteUrl, lang }, sitePaths.cart + query),
  })
}
