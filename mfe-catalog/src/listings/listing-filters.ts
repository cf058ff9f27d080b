import { fitLength } from '@shop/contracts/rules/characters.ts'

import {
  type SampleBrand,
  sampleBrands,
  type SampleColor,
  sampleColors,
  type SampleSize,
  sampleSizes,
} from '../samples/sample-attributes.ts'

export const sortOrders = ['featured', 'sale', 'az', 'za', 'low', 'high'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Filters and sort order of a listing. They are in the URL, which can be shared. */
export interface ListingFilters {
  search: string
  color: readonly SampleColor[]
  brand: readonly SampleBrand[]
  size: readonly SampleSize[]
  sort: SortOrder
}

/** The values of each facet, in display order. */
export const facets = {
  color: Object.keys(sampleColors) as SampleColor[],
  brand: Object.keys(sampleBrands) as SampleBrand[],
  size: sampleSizes as readonly SampleSize[],
}
export type Facet = keyof typeof facets
export const facetNames = Object.keys(facets) as Facet[]

const SEARCH_PARAM = 'q'
/** Keeps the URL short enough for every server. */
export const MAX_SEARCH_LENGTH = 60

function pickKnown<Value extends string>(
  known: readonly Value[],
  values: readonly string[],
): Value[] {
  return known.filter((value) => values.includes(value))
}

/** Parses a query; ignores unknown values. */
export function parseFilters(query: URLSearchParams): ListingFilters {
  const [sort = 'featured'] = pickKnown(sortOrders, query.getAll('sort'))
  return {
    search: fitLength(query.get(SEARCH_PARAM) ?? '', MAX_SEARCH_LENGTH),
    color: pickKnown(facets.color, query.getAll('color')),
    brand: pickKnown(facets.brand, query.getAll('brand')),
    size: pickKnown(facets.size, query.getAll('size')),
    sort,
  }
}

/** The query of the filters, without default values. */
export function toSearchParams({ search, sort, ...selected }: ListingFilters): URLSearchParams {
  const query = new URLSearchParams()
  if (search.trim() !== '') query.set(SEARCH_PARAM, search)
  for (const facet of facetNames) {
    for (const value of selected[facet]) query.append(facet, value)
  }
  if (sort !== 'featured') query.set('sort', sort)
  return query
}

export function toggleFilter(filters: ListingFilters, facet: Facet, value: string): ListingFilters {
  const selected: readonly string[] = filters[facet]
  if (selected.includes(value)) return removeFilter(filters, facet, value)
  const next = pickKnown(facets[facet] as readonly string[], [...selected, value])
  return { ...filters, [facet]: next }
}

export function removeFilter(filters: ListingFilters, facet: Facet, value: string): ListingFilters {
  const selected: readonly string[] = filters[facet]
  return { ...filters, [facet]: selected.filter((other) => other !== value) }
}

/** The number of active filters; the search text is one of them. */
export function getActiveFilterCount({ search, color, brand, size }: ListingFilters): number {
  return (search.trim() === '' ? 0 : 1) + color.length + brand.length + size.length
}

/** Removes all filters, but keeps the sort order. */
export function clearFilters({ sort }: ListingFilters): ListingFilters {
  return { ...parseFilters(new URLSearchParams()), sort }
}
