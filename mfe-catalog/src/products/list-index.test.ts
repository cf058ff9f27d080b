import { buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import fc from 'fast-check'

import { getItemCount, getPagesOfRange, isPaginated, locateItem } from './list-index.ts'

const page = (sent: number, changes: Parameters<typeof buildPage>[1]) =>
  buildPage(
    Array.from({ length: sent }, (_, index) => buildProduct({ _id: `p${index}` })),
    changes,
  )

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

describe('locateItem', () => {
  test('returns the page of an item and its index there', () => {
    const { paginate } = page(100, { totalCount: 250, totalPage: 3 })
    expect(locateItem(0, paginate)).toEqual({ page: 1, index: 0 })
    expect(locateItem(199, paginate)).toEqual({ page: 2, index: 99 })
    expect(getPagesOfRange(90, 210, paginate)).toEqual([1, 2, 3])
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
