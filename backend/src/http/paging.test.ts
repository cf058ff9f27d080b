import fc from 'fast-check'

import { paginate, positiveIntegerParam } from './paging.ts'

test('paginate returns as many pages as the records fill', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 1, max: 1e6 }),
      (limit, count) => {
        const { totalPage } = paginate(1, limit, count)
        expect(totalPage * limit).toBeGreaterThanOrEqual(count)
        expect((totalPage - 1) * limit).toBeLessThan(count)
      },
    ),
  )
})

test('paginate returns one page without records', () => {
  expect(paginate(1, 10, 0)).toEqual({
    currentPage: 1,
    totalPage: 1,
    totalCount: 0,
    currentLimit: 10,
  })
})

test('positiveIntegerParam accepts positive integers only', () => {
  expect(['1', '10', '9999999'].map((text) => positiveIntegerParam.parse(text))).toEqual([
    1, 10, 9999999,
  ])
  for (const text of ['0', '-1', '01', '1e3', ' 1', '1.0', '', '10000000', 'NaN']) {
    expect(positiveIntegerParam.safeParse(text).success).toBe(false)
  }
})
