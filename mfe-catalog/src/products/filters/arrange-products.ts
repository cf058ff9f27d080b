import type { Product } from '@shop/contracts/catalog.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'
import { locales, localize } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'

import type { ListView, SortOrder } from '../list-view.ts'
import { countValues, createMatchers, getFacets } from './facets.ts'
import { type PriceBand, priceBands } from './price-bands.ts'

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

function filterProducts(products: readonly Product[], view: ListView): Product[] {
  const { matchesPrice, matchesMaterial } = createMatchers(getFacets(products), view)
  return products.filter((_product, index) => matchesPrice(index) && matchesMaterial(index))
}

/** The products that match the filters, in the sort order; stable. */
export function arrangeProducts(
  products: readonly Product[],
  view: ListView,
  lang: Language,
): Product[] {
  return sortProducts(filterProducts(products, view), view.sort, lang)
}

/** How many products match the filters. */
export const countProducts = (products: readonly Product[], view: ListView): number =>
  filterProducts(products, view).length

interface Choice {
  /** Products if this were the only chosen value of its filter. */
  count: number
}
export type PriceChoice = Choice & { band: PriceBand }
export type MaterialChoice = Choice & { material: LocalizedText }

/** The price bands that split the list; none when all prices are in one. */
export function getPriceChoices(products: readonly Product[], view: ListView): PriceChoice[] {
  const facets = getFacets(products)
  const { matchesMaterial } = createMatchers(facets, view)
  const totals = countValues(facets.bands, priceBands.length)
  const counts = countValues(facets.bands, priceBands.length, matchesMaterial)
  const choices = priceBands
    .map((band, index) => ({ band, count: counts[index] ?? 0 }))
    .filter((_choice, index) => totals[index])
  return choices.length < 2 ? [] : choices
}

/** The materials in the list, the most frequent first; none when all products share one. */
export function getMaterialChoices(products: readonly Product[], view: ListView): MaterialChoice[] {
  const facets = getFacets(products)
  const { materials, materialTexts } = facets
  if (materialTexts.length < 2) return []
  const { matchesPrice } = createMatchers(facets, view)
  const totals = countValues(materials, materialTexts.length)
  const counts = countValues(materials, materialTexts.length, matchesPrice)
  return materialTexts
    .map((material, index) => ({
      material,
      count: counts[index] ?? 0,
      total: totals[index] ?? 0,
    }))
    .sort((a, b) => b.total - a.total)
    .map(({ material, count }) => ({ material, count }))
}
