import fc from 'fast-check'

import { getPageWindow } from './pagination.ts'

describe('getPageWindow', () => {
  test.each([
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 4, 5]],
    [3, 12, [1, 2, 3, 4, 5]],
    [4, 12, [2, 3, 4, 5, 6]],
    [11, 12, [8, 9, 10, 11, 12]],
    [12, 12, [8, 9, 10, 11, 12]],
    [99, 12, [8, 9, 10, 11, 12]],
    [0, 12, [1, 2, 3, 4, 5]],
    [1, 1, [1]],
    [1, 0, []],
  ])('for page %i of %i returns %j', (current, total, pages) => {
    expect(getPageWindow(current, total)).toEqual(pages)
  })

  const position = fc
    .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 9 }))
    .chain(([total, size]) =>
      fc.record({
        total: fc.constant(total),
        size: fc.constant(size),
        current: fc.integer({ min: 1, max: total }),
      }),
    )

  test('returns consecutive pages in range, as many as fit, with the current one', () => {
    fc.assert(
      fc.property(position, ({ current, total, size }) => {
        const pages = getPageWindow(current, total, size)
        expect(pages).toHaveLength(Math.min(size, total))
        expect(pages).toContain(current)
        expect(pages[0]).toBeGreaterThanOrEqual(1)
        expect(pages.at(-1)).toBeLessThanOrEqual(total)
        pages.reduce((previous, page) => (expect(page).toBe(previous + 1), page))
      }),
    )
  })
})
