import { buildProduct, buildPage } from '@shop/testing/fixtures.ts'
import fc from 'fast-check'

import { hasPager, pagesBetween, placeOf, slotCount } from './slots.ts'

const page = (sent: number, changes: Parameters<typeof buildPage>[1]) =>
  buildPage(
    Array.from({ length: sent }, (_, index) => buildProduct({ _id: `p${index}` })),
    changes,
  )

test('the pager is for pages of more than a hundred', () => {
  const limits = [10, 100, 101, 1000]
  expect(limits.map((currentLimit) => hasPager(page(0, { currentLimit }).paginate))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('without a pager the list runs to the end of the category', () => {
  expect(slotCount(page(100, { totalCount: 250, totalPage: 3 }))).toBe(250)
  expect(slotCount(page(100, { totalCount: 250, totalPage: 3, currentPage: 2 }))).toBe(150)
})

test('with a pager the list is one page', () => {
  expect(slotCount(page(150, { totalCount: 450, totalPage: 3, currentLimit: 150 }))).toBe(150)
})

test('a page beyond the end has nothing, a server that counts too little hides nothing', () => {
  expect(slotCount(page(0, { totalCount: 50, currentPage: 2 }))).toBe(0)
  expect(slotCount(page(7, { totalCount: 3 }))).toBe(7)
})

test('a slot is found on the page that holds it', () => {
  const { paginate } = page(100, { totalCount: 250, totalPage: 3 })
  expect(placeOf(0, paginate)).toEqual({ page: 1, index: 0 })
  expect(placeOf(199, paginate)).toEqual({ page: 2, index: 99 })
  expect(pagesBetween(90, 210, paginate)).toEqual([1, 2, 3])
})

test('with a pager only the page itself is ever needed', () => {
  const { paginate } = page(150, { currentLimit: 150, currentPage: 2, totalPage: 3 })
  expect(pagesBetween(0, 149, paginate)).toEqual([2])
})

test('every slot of a range lies on one of the range’s pages', () => {
  const number = (min: number, max: number) => fc.integer({ min, max })
  fc.assert(
    fc.property(
      number(1, 100),
      number(1, 9),
      number(0, 999),
      number(0, 99),
      (limit, from, first, more) => {
        const { paginate } = page(0, { currentLimit: limit, currentPage: from })
        const pages = pagesBetween(first, first + more, paginate)
        for (let slot = first; slot <= first + more; slot++) {
          const place = placeOf(slot, paginate)
          expect(pages).toContain(place.page)
          expect((place.page - from) * limit + place.index).toBe(slot)
        }
      },
    ),
  )
})
