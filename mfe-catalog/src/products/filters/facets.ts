import type { Product } from '@shop/contracts/catalog.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'

import type { ListView } from '../list-view.ts'
import { isInBand, priceBands } from './price-bands.ts'

const NONE = -1

/** Values of the products of a list that can be filtered by. A click on a filter counts 10,000 products three times. */
interface Facets {
  /** Index of the price band of each product. */
  bands: Int8Array
  /** Index of the material of each product. */
  materials: Int16Array
  /** The materials in the list, in the order of their first products. */
  materialTexts: readonly LocalizedText[]
}

function createFacets(products: readonly Product[]): Facets {
  const bands = new Int8Array(products.length)
  const materials = new Int16Array(products.length).fill(NONE)
  const indices = new Map<string, number>()
  const materialTexts: LocalizedText[] = []
  for (const [index, { price, details }] of products.entries()) {
    bands[index] = priceBands.findIndex((band) => isInBand(price, band))
    const material = details?.material
    if (!material) continue
    const known = indices.get(material.en) ?? materialTexts.push(material) - 1
    indices.set(material.en, known)
    materials[index] = known
  }
  return { bands, materials, materialTexts }
}

const known = new WeakMap<readonly Product[], Facets>()

/** The facets of a list, which are read once. */
export function getFacets(products: readonly Product[]): Facets {
  const facets = known.get(products) ?? createFacets(products)
  known.set(products, facets)
  return facets
}

/** Tells which products match the filters of a view, by their index. */
export function createMatchers(
  { bands, materials, materialTexts }: Facets,
  { price, material }: ListView,
) {
  const isWantedBand = priceBands.map(({ id }) => price.includes(id))
  const isWantedMaterial = materialTexts.map(({ en }) => material.includes(en))
  return {
    matchesPrice: (index: number) =>
      price.length === 0 || isWantedBand[bands[index] ?? NONE] === true,
    matchesMaterial: (index: number) =>
      material.length === 0 || isWantedMaterial[materials[index] ?? NONE] === true,
  }
}

/** Counts the products of each value of a facet that match. @param length number of values */
export function countValues(
  values: Int8Array | Int16Array,
  length: number,
  matches: (index: number) => boolean = () => true,
): number[] {
  const counts = Array.from({ length }, () => 0)
  values.forEach((value, index) => {
    const count = counts[value]
    if (count !== undefined && matches(index)) counts[value] = count + 1
  })
  return counts
}
