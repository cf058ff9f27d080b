import { pageAddress, pageRequest } from './page-request.ts'

const ask = (search: string) => pageRequest(new URLSearchParams(search))

test('an address without a page asks for the first hundred', () => {
  expect(ask('title=Cards')).toEqual({ page: 1, limit: 100 })
})

test('an address may ask for another page and size', () => {
  expect(ask('page=3&limit=250')).toEqual({ page: 3, limit: 250 })
})

test.each(['0', '-1', '1.5', 'ten', '', '01', '9999999', '1e3'])('%j is no page', (text) => {
  expect(ask(`page=${text}&limit=${text}`)).toEqual({ page: 1, limit: 100 })
})

test('the address of another page keeps the rest', () => {
  expect(pageAddress(new URLSearchParams('title=A%20B&limit=200&page=1'), 2)).toBe(
    '?title=A+B&limit=200&page=2',
  )
})
