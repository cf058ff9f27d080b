import type { Product } from '@shop/contracts/catalog.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'
import { locales, localize } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel'

import type { Filter, ListView, SortOrder } from '../list-view.ts'
import { isInBand, type PriceBand, priceBands } from './price-bands.ts'

const getMaterial = ({ details }: Product) => details?.material

function matchesPrice({ price }: Product, ids: readonly string[]): boolean {
  return (
    ids.length === 0 || priceBands.some((band) => ids.includes(band.id) && isInBand(price, band))
  )
}

function matchesMaterial(product: Product, names: readonly string[]): boolean {
  const material = getMaterial(product)
  return names.length === 0 || (material !== undefined && names.includes(material.en))
}

function matchesView(product: Product, { price, material }: ListView): boolean {
  return matchesPrice(product, price) && matchesMaterial(product, material)
}

/** Sorts by name. The names are read once, since a comparison of long lists would read each many times. */
function sortByName(products: readonly Product[], lang: Language, direction: 1 | -1): Product[] {
  const { compare } = new Intl.Collator(locales[lang], { numeric: true })
  return products
    .map((product) => ({ product, name: localize(product.title, lang) }))
    .sort((a, b) => direction * compare(a.name, b.name))
    .map(({ product }) => product)
}

function sortProducts(products: Product[], sort: SortOrder, lang: Language): Product[] {
  if (sort === 'az') return sortByName(products, lang, 1)
  if (sort === 'za') return sortByName(products, lang, -1)
  if (sort === 'low') return products.sort((a, b) => a.price - b.price)
  if (sort === 'high') return products.sort((a, b) => b.price - a.price)
  return products
}

/** The products that match the filters, in the sort order; stable. */
export function arrangeProducts(
  products: readonly Product[],
  view: ListView,
  lang: Language,
): Product[] {
  return sortProducts(
    products.filter((product) => matchesView(product, view)),
    view.sort,
    lang,
  )
}

interface Choice {
  /** Products if this were the only chosen value of its filter. */
  count: number
}
export type PriceChoice = Choice & { band: PriceBand }
export type MaterialChoice = Choice & { material: LocalizedText }

const without = (view: ListView, filter: Filter): ListView => ({ ...view, [filter]: [] })

/** The price bands that split the list; none when all prices are in one. */
export function getPriceChoices(products: readonly Product[], view: ListView): PriceChoice[] {
  const others = products.filter((product) => matchesView(product, without(view, 'price')))
  const used = priceBands.filter((band) => products.some(({ price }) => isInBand(price, band)))
  if (used.length < 2) return []
  return used.map((band) => ({
    band,
    count: others.filter(({ price }) => isInBand(price, band)).length,
  }))
}

/** The materials in the list, the most frequent first; none when all products share one. */
export function getMaterialChoices(products: readonly Product[], view: ListView): MaterialChoice[] {
  const totals = new Map<string, { material: LocalizedText; total: number; count: number }>()
  for (const product of products) {
    const material = getMaterial(product)
    if (!material) continue
    const entry = totals.get(material.en) ?? { material, total: 0, count: 0 }
    entry.total += 1
    if (matchesView(product, without(view, 'material'))) entry.count += 1
    totals.set(material.en, entry)
  }
  if (totals.size < 2) return []
  return [...totals.values()]
    .sort((a, b) => b.total - a.total)
    .map(({ material, count }) => ({ material, count }))
}
