import { parsePageParams, withPage } from './page-params.ts'

const ask = (search: string) => parsePageParams(new URLSearchParams(search))

describe('parsePageParams', () => {
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

describe('withPage', () => {
  test('keeps the other parameters', () => {
    expect(withPage(new URLSearchParams('title=A%20B&limit=200&page=1'), 2)).toBe(
      '?title=A+B&limit=200&page=2',
    )
  })
})
