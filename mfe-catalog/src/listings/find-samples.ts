import { matchesSearch } from '@shop/contracts/rules/search-text.ts'
import { locales, localize } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'

import { sampleBrands, sampleColors } from '../samples/sample-attributes.ts'
import { getListPrice, getSalePrice, type Sample, toCents } from '../samples/samples.ts'
import { type Facet, facetNames, type ListingFilters, type SortOrder } from './listing-filters.ts'

/** The searched text, in both languages, since English names are searched on Arabic pages too. */
function getSearchText({ name, desc, color, brand }: Sample): string {
  const texts = [name, desc, sampleColors[color].name, sampleBrands[brand].name]
  return texts.flatMap(({ en, ar }) => [en, ar ?? '']).join(' ')
}

function hasValue(sample: Sample, facet: Facet, value: string): boolean {
  if (facet === 'size') return (sample.sizes as readonly string[]).includes(value)
  return sample[facet] === value
}

function matchesFilters(sample: Sample, filters: ListingFilters): boolean {
  const matchesFacet = (facet: Facet) =>
    filters[facet].length === 0 || filters[facet].some((value) => hasValue(sample, facet, value))
  return matchesSearch(getSearchText(sample), filters.search) && facetNames.every(matchesFacet)
}

const getPrice = (sample: Sample) => toCents(getSalePrice(sample))
/** Share of the list price that is saved, from 0 to 1. */
const getDiscountShare = (sample: Sample) => 1 - getPrice(sample) / toCents(getListPrice(sample))

function getComparator(sort: SortOrder, lang: Language): (a: Sample, b: Sample) => number {
  const { compare } = new Intl.Collator(locales[lang])
  const byName = (a: Sample, b: Sample) => compare(localize(a.name, lang), localize(b.name, lang))
  const featured = ({ tag }: Sample) => Number(tag === 'Featured')
  const comparators: Record<SortOrder, (a: Sample, b: Sample) => number> = {
    featured: (a, b) => featured(b) - featured(a),
    sale: (a, b) => getDiscountShare(b) - getDiscountShare(a),
    az: byName,
    za: (a, b) => byName(b, a),
    low: (a, b) => getPrice(a) - getPrice(b),
    high: (a, b) => getPrice(b) - getPrice(a),
  }
  return comparators[sort]
}

/** The samples that match the filters, in their sort order; stable. */
export function findSamples(
  samples: readonly Sample[],
  filters: ListingFilters,
  lang: Language,
): Sample[] {
  return samples
    .filter((sample) => matchesFilters(sample, filters))
    .sort(getComparator(filters.sort, lang))
}

/** The number of results if `value` were the only selected value of its facet. */
export function countMatches(
  samples: readonly Sample[],
  filters: ListingFilters,
  facet: Facet,
  value: string,
): number {
  const otherFilters = { ...filters, [facet]: [] }
  return samples.filter(
    (sample) => hasValue(sample, facet, value) && matchesFilters(sample, otherFilters),
  ).length
}
