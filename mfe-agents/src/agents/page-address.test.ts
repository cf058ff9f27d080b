import { pageOf, searchOf } from './page-address.ts'

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1e400', 1],
  ['page=2&page=3', 2],
])('the address ?%s asks for page %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page)
})

test('a page’s address leads back to it, and the first page has a bare one', () => {
  expect(searchOf(1)).toBe('')
  expect(pageOf(new URLSearchParams(searchOf(7)))).toBe(7)
})
