import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { locales, localize } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'
import { toShownPrice } from '@shop/shop-ui/price/shown-price.ts'

import type { ListView, SortOrder } from '../list-view.ts'

/** Limits of the price bands, in OMR. */
const LIMITS = [5, 10, 20, 50]

export interface PriceBand {
  /** In the URL, such as `5-10`. */
  id: string
  /** Included, in OMR. */
  min: number
  /** Excluded; infinite for the last band. */
  max: number
}

/** Every price is in one band. */
export const priceBands: readonly PriceBand[] = [0, ...LIMITS].map((min, index) => {
  const max = LIMITS[index]
  return { id: `${min}-${max ?? ''}`, min, max: max ?? Infinity }
})

/** The band of a product's price, as it is shown. @param product.price in OMR */
export function getBand(product: Pick<Product, 'price'>): PriceBand | undefined {
  const price = fromHundredths(toShownPrice(product.price))
  return priceBands.find(({ min, max }) => price >= min && price < max)
}

function getComparator(
  sort: Exclude<SortOrder, 'default'>,
  lang: Language,
): (a: Product, b: Product) => number {
  if (sort === 'low') return (a, b) => a.price - b.price
  if (sort === 'high') return (a, b) => b.price - a.price
  const { compare } = new Intl.Collator(locales[lang], { numeric: true })
  const direction = sort === 'az' ? 1 : -1
  return (a, b) => direction * compare(localize(a.title, lang), localize(b.title, lang))
}

const matchesPrice = (product: Product, view: ListView): boolean =>
  view.price.length === 0 || view.price.includes(getBand(product)?.id ?? '')

const matchesMaterial = ({ details }: Product, view: ListView): boolean =>
  view.material.length === 0 || view.material.includes(details?.material?.en ?? '')

const filterProducts = (products: readonly Product[], view: ListView): Product[] =>
  products.filter((product) => matchesPrice(product, view) && matchesMaterial(product, view))

/** The products that match the filters, in the sort order; stable. */
export function arrangeProducts(
  products: readonly Product[],
  view: ListView,
  lang: Language,
): Product[] {
  const filtered = filterProducts(products, view)
  return view.sort === 'default' ? filtered : filtered.sort(getComparator(view.sort, lang))
}

export const countProducts = (products: readonly Product[], view: ListView): number =>
  filterProducts(products, view).length

/** Counts the products by a key; products without one are left out. */
function countBy<Key>(
  products: readonly Product[],
  getKey: (product: Product) => Key | undefined,
): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const product of products) {
    const key = getKey(product)
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

interface Choice {
  /** Products if this were the only chosen value of its filter. */
  count: number
}
type PriceChoice = Choice & { band: PriceBand }
type MaterialChoice = Choice & { material: LocalizedText }

/** The price bands that split the list; none when all prices are in one. */
export function getPriceChoices(products: readonly Product[], view: ListView): PriceChoice[] {
  const totals = countBy(products, getBand)
  const matching = products.filter((product) => matchesMaterial(product, view))
  const counts = countBy(matching, getBand)
  const choices = priceBands
    .filter((band) => totals.has(band))
    .map((band) => ({ band, count: counts.get(band) ?? 0 }))
  return choices.length < 2 ? [] : choices
}

/** The materials in the list, the most frequent first; none when all products share one. */
export function getMaterialChoices(products: readonly Product[], view: ListView): MaterialChoice[] {
  const toName = ({ details }: Product) => details?.material?.en
  const totals = countBy(products, toName)
  if (totals.size < 2) return []
  const matching = products.filter((product) => matchesPrice(product, view))
  const counts = countBy(matching, toName)
  return [...totals]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([name]) => {
      const material = products.find((product) => toName(product) === name)?.details?.material
      return material ? [{ material, count: counts.get(name) ?? 0 }] : []
    })
}
