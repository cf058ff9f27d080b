import {
  clearFilters,
  getActiveFilterCount,
  MAX_SEARCH_LENGTH,
  parseFilters,
  toggleFilter,
  toSearchParams,
} from './listing-filters.ts'

const read = (address: string) => parseFilters(new URLSearchParams(address))

describe('parseFilters', () => {
  test('returns no filters for an empty query', () => {
    expect(read('')).toEqual({ search: '', color: [], brand: [], size: [], sort: 'featured' })
  })

  test('returns search text, facets and sort order', () => {
    expect(read('q=wool&color=blue&color=rust&brand=jebel&size=4XL&sort=low')).toEqual({
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
    expect(getActiveFilterCount(read(address))).toBe(0)
    expect(read(address).sort).toBe('featured')
  })

  test('truncates a long search text', () => {
    expect(read(`q=${'x'.repeat(5000)}`).search).toHaveLength(MAX_SEARCH_LENGTH)
  })
})

describe('toSearchParams', () => {
  test.each(['', 'q=loose+shirt&color=white&size=S&size=2XL&sort=za', 'brand=wadi'])(
    'returns the query that was parsed: %s',
    (address) => expect(toSearchParams(read(address)).toString()).toBe(address),
  )

  test('ignores a blank search text', () => {
    expect(toSearchParams(read('q=++')).toString()).toBe('')
    expect(getActiveFilterCount(read('q=++'))).toBe(0)
  })
})

describe('toggleFilter', () => {
  test('adds a value in display order, and removes it', () => {
    const blue = toggleFilter(read('sort=az'), 'color', 'blue')
    const both = toggleFilter(blue, 'color', 'white')
    expect(both.color).toEqual(['white', 'blue'])
    expect(getActiveFilterCount(both)).toBe(2)
    expect(toggleFilter(both, 'color', 'blue')).toEqual({ ...blue, color: ['white'] })
  })
})

describe('clearFilters', () => {
  test('removes the filters but keeps the sort order', () => {
    const after = clearFilters(read('q=wool&color=blue&size=S&sort=high'))
    expect(getActiveFilterCount(after)).toBe(0)
    expect(after.sort).toBe('high')
  })
})
