import { samples } from '../samples/samples.ts'
import { countMatches, findSamples } from './find-samples.ts'
import {
  clearFilters,
  getActiveFilterCount,
  MAX_SEARCH_LENGTH,
  parseFilters,
  toggleFilter,
  toSearchParams,
} from './listing-filters.ts'

const parse = (address: string) => parseFilters(new URLSearchParams(address))

const ids = (address: string, lang: 'en' | 'ar' = 'en') =>
  findSamples(samples, parse(address), lang).map(({ id }) => id)

const names = (address: string) =>
  findSamples(samples, parse(address), 'en').map(({ name }) => name.en)

describe('parseFilters', () => {
  test('returns no filters for an empty query', () => {
    expect(parse('')).toEqual({ search: '', color: [], brand: [], size: [], sort: 'featured' })
  })

  test('returns search text, facets and sort order', () => {
    expect(parse('q=wool&color=blue&color=rust&brand=jebel&size=4XL&sort=low')).toEqual({
      search: 'wool',
      color: ['rust', 'blue'],
      brand: ['jebel'],
      size: ['4XL'],
      sort: 'low',
    })
  })

  test.each([
    'color=purple&brand=__proto__&size=xl&sort=cheapest',
    'color=&size=,&sort=',
    'sort=toString&color=constructor',
  ])('ignores unknown values: %s', (address) => {
    expect(getActiveFilterCount(parse(address))).toBe(0)
    expect(parse(address).sort).toBe('featured')
  })

  test('truncates a long search text', () => {
    expect(parse(`q=${'x'.repeat(5000)}`).search).toHaveLength(MAX_SEARCH_LENGTH)
  })
})

describe('toSearchParams', () => {
  test.each(['', 'q=loose+shirt&color=white&size=S&size=2XL&sort=za', 'brand=wadi'])(
    'returns the query that was parsed: %s',
    (address) => expect(toSearchParams(parse(address)).toString()).toBe(address),
  )

  test('ignores a blank search text', () => {
    expect(toSearchParams(parse('q=++')).toString()).toBe('')
    expect(getActiveFilterCount(parse('q=++'))).toBe(0)
  })
})

describe('toggleFilter', () => {
  test('adds a value in display order, and removes it', () => {
    const blue = toggleFilter(parse('sort=az'), 'color', 'blue')
    const both = toggleFilter(blue, 'color', 'white')
    expect(both.color).toEqual(['white', 'blue'])
    expect(getActiveFilterCount(both)).toBe(2)
    expect(toggleFilter(both, 'color', 'blue')).toEqual({ ...blue, color: ['white'] })
  })
})

describe('clearFilters', () => {
  test('removes the filters but keeps the sort order', () => {
    const after = clearFilters(parse('q=wool&color=blue&size=S&sort=high'))
    expect(getActiveFilterCount(after)).toBe(0)
    expect(after.sort).toBe('high')
  })
})

describe('findSamples', () => {
  describe('sort order', () => {
    test('is featured first, otherwise stable, by default', () => {
      expect(ids('').slice(0, 6)).toEqual(['3', '6', '12', '16', '1', '2'])
    })

    test('is by discount, largest first, for sale', () => {
      expect(ids('sort=sale').slice(0, 4)).toEqual(['1', '9', '5', '13'])
    })

    test('is alphabetical for az, reversed for za', () => {
      expect(names('sort=az').slice(0, 2)).toEqual(['Beach Shorts', 'Bomber Jacket'])
      expect(names('sort=za')).toEqual(names('sort=az').reverse())
    })

    test('is that of the Arabic alphabet on Arabic pages', () => {
      const arabic = findSamples(samples, parse('sort=az'), 'ar').map(({ name }) => name.ar ?? '')
      expect(arabic).toEqual([...arabic].sort(new Intl.Collator('ar').compare))
      expect(ids('sort=az', 'ar')).not.toEqual(ids('sort=az'))
    })

    test('is by the price to pay for low and high', () => {
      expect(ids('sort=low').slice(0, 3)).toEqual(['4', '13', '3'])
      expect(ids('sort=high')[0]).toBe('12')
    })

    test('returns every sample', () => {
      for (const sort of ['sale', 'az', 'za', 'low', 'high']) {
        expect(ids(`sort=${sort}`).sort()).toEqual(samples.map(({ id }) => id).sort())
      }
    })
  })

  describe('search', () => {
    test.each([
      ['OXFORD', ['2']],
      ['shirt cotton', ['1']],
      ['jebel', ['6', '13']],
      ['جلد', ['12', '10', '11']],
      ['دشداشه', ['7']],
      ['قصة', ['7']],
      ['nothing like it', []],
    ])('for %s returns %j', (search, found) => expect(ids(`q=${search}`)).toEqual(found))
  })

  describe('facets', () => {
    test('are combined by or within a facet, by and between facets', () => {
      expect(ids('color=black')).toEqual(['8'])
      expect(ids('color=black&color=pink')).toEqual(['3', '8'])
      expect(ids('color=black&color=pink&size=3XL')).toEqual(['3'])
      expect(ids('color=black&brand=wadi')).toEqual([])
    })

    test('match a sample by any of its sizes', () => {
      expect(ids('size=4XL')).toEqual(['1', '7'])
    })
  })
})

describe('countMatches', () => {
  test('ignores the other selected values of the facet', () => {
    const filters = parse('color=black&size=3XL')
    expect(countMatches(samples, filters, 'color', 'black')).toBe(0)
    expect(countMatches(samples, filters, 'color', 'pink')).toBe(1)
    expect(countMatches(samples, filters, 'size', 'S')).toBe(1)
  })
})
