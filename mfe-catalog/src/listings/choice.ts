import {
  sampleBrands,
  sampleColors,
  sampleSizes,
  type SampleBrand,
  type SampleColor,
  type SampleSize,
} from '../samples/sample-attributes.ts'

export const sorts = ['featured', 'sale', 'az', 'za', 'low', 'high'] as const
export type Sort = (typeof sorts)[number]

/** What a shopper has chosen of a listing; the address holds it, so it can be shared and gone back to. */
export interface Choice {
  search: string
  color: readonly SampleColor[]
  brand: readonly SampleBrand[]
  size: readonly SampleSize[]
  sort: Sort
}

/** What can be ticked, in the order it is offered. */
export const facets = {
  color: Object.keys(sampleColors) as SampleColor[],
  brand: Object.keys(sampleBrands) as SampleBrand[],
  size: sampleSizes as readonly SampleSize[],
}
export type Facet = keyof typeof facets
export const facetNames = Object.keys(facets) as Facet[]

const SEARCH = 'q'
/** Longer searches find nothing and make addresses that some servers refuse. */
export const SEARCH_LENGTH = 60

const chosen = <Value extends string>(all: readonly Value[], asked: readonly string[]): Value[] =>
  all.filter((value) => asked.includes(value))

/** Reads an address; what it asks for that does not exist is ignored. */
export function readChoice(address: URLSearchParams): Choice {
  const [sort = 'featured'] = chosen(sorts, address.getAll('sort'))
  return {
    search: (address.get(SEARCH) ?? '').slice(0, SEARCH_LENGTH),
    color: chosen(facets.color, address.getAll('color')),
    brand: chosen(facets.brand, address.getAll('brand')),
    size: chosen(facets.size, address.getAll('size')),
    sort,
  }
}

/** The address of a choice, without what would be so anyway. */
export function writeChoice({ search, sort, ...ticked }: Choice): URLSearchParams {
  const address = new URLSearchParams()
  if (search.trim() !== '') address.set(SEARCH, search)
  for (const facet of facetNames) {
    for (const value of ticked[facet]) address.append(facet, value)
  }
  if (sort !== 'featured') address.set('sort', sort)
  return address
}

/** The choice with one value ticked or not ticked any more. */
export function toggled(choice: Choice, facet: Facet, value: string): Choice {
  const ticked: readonly string[] = choice[facet]
  const next = ticked.includes(value)
    ? ticked.filter((other) => other !== value)
    : [...ticked, value]
  return { ...choice, [facet]: chosen(facets[facet] as readonly string[], next) }
}

/** How many conditions a choice makes. */
export function conditions({ search, color, brand, size }: Choice): number {
  return (search.trim() === '' ? 0 : 1) + color.length + brand.length + size.length
}

/** The choice without any condition, in the same order. */
export function cleared({ sort }: Choice): Choice {
  return { ...readChoice(new URLSearchParams()), sort }
}
