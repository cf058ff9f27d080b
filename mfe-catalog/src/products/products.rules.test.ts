import { buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import fc from 'fast-check'

import { getItemCount, getPagesOfRange, isPaginated, locateItem } from './list-index.ts'
import {
  clearFilters,
  getFilterCount,
  isDefaultView,
  parseListView,
  toggleValue,
  withListView,
} from './list-view.ts'
import { parsePageParams, toCanonicalQuery, withPage } from './page-params.ts'

const parse = (search: string) => parseListView(new URLSearchParams(search))

const page = (sent: number, changes: Parameters<typeof buildPage>[1]) =>
  buildPage(
    Array.from({ length: sent }, (_, index) => buildProduct({ _id: `p${index}` })),
    changes,
  )

describe('parsePageParams', () => {
  const ask = (search: string) => parsePageParams(new URLSearchParams(search))

  test('returns the first page of 100 by default', () => {
    expect(ask('title=Cards')).toEqual({ page: 1, limit: 100 })
  })

  test('returns the requested page and size', () => {
    expect(ask('page=3&limit=250')).toEqual({ page: 3, limit: 250 })
  })

  test.each(['0', '-1', '1.5', 'ten', '', '01', '9999999', '1e3'])(
    'ignores the invalid %j',
    (text) => {
      expect(ask(`page=${text}&limit=${text}`)).toEqual({ page: 1, limit: 100 })
    },
  )
})

test.each([
  ['', ''],
  ['page=1&sort=price', ''],
  ['page=2&title=Cards&material=oak', '?page=2'],
  ['limit=24', '?limit=24'],
  ['page=3&limit=24&sort=price', '?page=3&limit=24'],
])('toCanonicalQuery keeps of %s which page it is', (search, expected) => {
  expect(toCanonicalQuery(parsePageParams(new URLSearchParams(search)))).toBe(expected)
})

describe('withPage', () => {
  test('keeps the other parameters', () => {
    expect(withPage(new URLSearchParams('title=A%20B&limit=200&page=1'), 2)).toBe(
      '?title=A+B&limit=200&page=2',
    )
  })
})

describe('parseListView', () => {
  test('returns sort order and filters', () => {
    expect(parse('title=Cards&sort=low&price=5-10&price=20-50&material=Oak')).toEqual({
      sort: 'low',
      price: ['5-10', '20-50'],
      material: ['Oak'],
    })
  })

  test('is the default view without parameters', () => {
    expect(isDefaultView(parse('title=Cards&page=2'))).toBe(true)
    expect(isDefaultView(parse('sort=az'))).toBe(false)
    expect(isDefaultView(parse('material=Oak'))).toBe(false)
  })

  test('ignores unknown orders, and empty, duplicate or endless values', () => {
    const many = Array.from({ length: 50 }, (_, index) => `&price=${index}`).join('')
    const view = parse(
      `sort=up&material=&material=Oak&material=Oak&material=${'x'.repeat(61)}${many}`,
    )
    expect(view.sort).toBe('default')
    expect(view.material).toEqual(['Oak'])
    expect(view.price).toHaveLength(20)
  })
})

describe('withListView', () => {
  test('keeps the other parameters and returns to the first page', () => {
    const search = new URLSearchParams('title=A%20B&limit=150&page=3&sort=az&material=Oak')
    const view = { sort: 'high', price: ['5-10'], material: [] } as const
    expect(withListView(search, view).toString()).toBe('title=A+B&limit=150&sort=high&price=5-10')
  })

  test('has no parameters for the default view', () => {
    const search = new URLSearchParams('title=Cards&sort=az&price=5-10')
    expect(withListView(search, parse('')).toString()).toBe('title=Cards')
  })
})

describe('toggleValue', () => {
  test('adds and removes a value of one filter', () => {
    const view = toggleValue(toggleValue(parse('sort=az'), 'price', '5-10'), 'material', 'Oak')
    expect(view).toEqual({ sort: 'az', price: ['5-10'], material: ['Oak'] })
    expect(getFilterCount(view)).toBe(2)
    expect(toggleValue(view, 'material', 'Oak').material).toEqual([])
  })
})

describe('clearFilters', () => {
  test('keeps the sort order', () => {
    expect(clearFilters(parse('sort=az&price=5-10&material=Oak'))).toEqual(parse('sort=az'))
  })
})

describe('isPaginated', () => {
  test('returns true for pages of more than 100 products', () => {
    const limits = [10, 100, 101, 1000]
    expect(limits.map((currentLimit) => isPaginated(page(0, { currentLimit }).paginate))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe('getItemCount', () => {
  test('returns the products from the requested page to the end of the category', () => {
    expect(getItemCount(page(100, { totalCount: 250, totalPage: 3 }))).toBe(250)
    expect(getItemCount(page(100, { totalCount: 250, totalPage: 3, currentPage: 2 }))).toBe(150)
  })

  test('returns the products of a paginated page', () => {
    expect(getItemCount(page(150, { totalCount: 450, totalPage: 3, currentLimit: 150 }))).toBe(150)
  })

  test('returns 0 past the end, and never less than was sent', () => {
    expect(getItemCount(page(0, { totalCount: 50, currentPage: 2 }))).toBe(0)
    expect(getItemCount(page(7, { totalCount: 3 }))).toBe(7)
  })
})

describe('getPagesOfRange', () => {
  test('returns the requested page only when paginated', () => {
    const { paginate } = page(150, { currentLimit: 150, currentPage: 2, totalPage: 3 })
    expect(getPagesOfRange(0, 149, paginate)).toEqual([2])
  })

  test('returns pages that contain every item of the range', () => {
    const number = (min: number, max: number) => fc.integer({ min, max })
    fc.assert(
      fc.property(
        number(1, 100),
        number(1, 9),
        number(0, 999),
        number(0, 99),
        (limit, from, first, more) => {
          const { paginate } = page(0, { currentLimit: limit, currentPage: from })
          const pages = getPagesOfRange(first, first + more, paginate)
          for (let slot = first; slot <= first + more; slot++) {
            const place = locateItem(slot, paginate)
            expect(pages).toContain(place.page)
            expect((place.page - from) * limit + place.index).toBe(slot)
          }
        },
      ),
    )
  })
})
