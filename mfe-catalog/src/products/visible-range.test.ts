import { getFirstRange, getRangeOfRows, PREVIEW_PRODUCTS, setLastMetrics } from './visible-range.ts'

const metrics = { columns: 3, rowHeight: 400, top: 200 }

describe('getRangeOfRows', () => {
  test('replaces the other rows by padding', () => {
    expect(getRangeOfRows(2, 4, 100, metrics)).toEqual({
      first: 6,
      last: 14,
      paddingStart: 800,
      paddingEnd: 29 * 400,
    })
  })

  test('ends with the last item of a row that is not full', () => {
    expect(getRangeOfRows(30, 33, 100, metrics)).toEqual({
      first: 90,
      last: 99,
      paddingStart: 12_000,
      paddingEnd: 0,
    })
  })
})

describe('getFirstRange', () => {
  test('is a preview of what is loaded before any list has been measured', () => {
    const noPadding = { first: 0, paddingStart: 0, paddingEnd: 0 }
    expect(getFirstRange(1000, 100)).toEqual({ ...noPadding, last: PREVIEW_PRODUCTS - 1 })
    expect(getFirstRange(1000, 10)).toEqual({ ...noPadding, last: 9 })
  })

  test('has the height of the whole list when one has been measured', () => {
    setLastMetrics(metrics)
    const { first, last, paddingEnd } = getFirstRange(1000, 100)
    const rows = (last + 1) / metrics.columns
    expect(first).toBe(0)
    expect(rows * metrics.rowHeight + paddingEnd).toBe(Math.ceil(1000 / 3) * 400)
  })

  test('has all items of a list of fewer rows', () => {
    setLastMetrics(metrics)
    expect(getFirstRange(5, 5)).toEqual({ first: 0, last: 4, paddingStart: 0, paddingEnd: 0 })
  })
})
