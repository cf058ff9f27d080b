import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { CURRENCY, CURRENCY_DECIMALS, toHundredths } from '@shop/contracts/rules/money.ts'
import { addTax, type PriceTax } from '@shop/contracts/rules/pricing.ts'
import { getAvailability } from '@shop/contracts/rules/stock.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'

import type { Language } from '../../platform/i18n/messages.ts'

/** What products are described with. */
export interface ProductView {
  lang: Language
  siteUrl: string
  /** What prices say of tax; null where none is added. */
  tax: PriceTax | null
  /** Titles by id. */
  categories: ReadonlyMap<string | undefined, LocalizedText>
}

/** Decimals of OMR in ISO 4217, whose minor unit is the baisa; prices have one less. */
const ISO_DECIMALS = 3

/** A price as pages show it, in baisa. @param price OMR (decimal), as on the wire */
export function toBaisa(price: number, tax: PriceTax | null): number {
  const shown = addTax(toHundredths(price), tax?.isIncluded ? tax : null)
  return shown * 10 ** (ISO_DECIMALS - CURRENCY_DECIMALS)
}

/** The address of a page in a language. */
export const toPageUrl = ({ siteUrl, lang }: Pick<ProductView, 'siteUrl' | 'lang'>, path: string) =>
  new URL(lang === 'ar' ? toArabicAddress(path) : path, siteUrl).href

/** The product of the protocol: one variant, which is the product itself, since finishes are products of their own. */
export function toUcpProduct(product: Product, view: ProductView) {
  const { _id, coverImgUrl, galleryImgUrls = [], details: { alts = [] } = {}, stock } = product
  const localize = (text: LocalizedText) => text[view.lang] || text.en
  const title = localize(product.title)
  const description = { plain: localize(product.description) || title }
  const price = { amount: toBaisa(product.price, view.tax), currency: CURRENCY }
  const isSoldOut = getAvailability(stock)?.kind === 'soldOut'
  const category = view.categories.get(product.categoryId)
  const media = [coverImgUrl, ...galleryImgUrls]
    .map((url, at) => ({ type: 'image', url, alt_text: localize(alts[at] ?? { en: '' }) || title }))
    .filter(({ url }) => URL.canParse(url))
  return {
    id: _id,
    title,
    description,
    url: toPageUrl(view, productPath(_id)),
    ...(category && { categories: [{ value: localize(category), taxonomy: 'merchant' }] }),
    price_range: { min: price, max: price },
    media,
    variants: [
      {
        id: _id,
        sku: _id,
        title,
        description,
        price,
        availability: { available: !isSoldOut, status: isSoldOut ? 'out_of_stock' : 'in_stock' },
      },
    ],
    metadata: toMetadata(product, localize),
  }
}

/** Facts of a product for which the protocol has no fields. */
function toMetadata({ details = {} }: Product, localize: (text: LocalizedText) => string) {
  const { material, size, weight, surface } = details
  return {
    ...(material && { material: localize(material) }),
    ...(size && { size: localize(size) }),
    ...(weight !== undefined && { weight_grams: weight }),
    takes_a_name: surface !== undefined,
  }
}
