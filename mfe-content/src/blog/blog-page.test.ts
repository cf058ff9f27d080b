import { parsePage, getPostsOnPage, totalPages } from './blog-page.ts'
import { posts } from './posts.ts'

const asked = (search: string) => parsePage(new URLSearchParams(search))

test('the nine articles take two pages', () => {
  expect(totalPages).toBe(2)
  expect(getPostsOnPage(1)).toHaveLength(6)
  expect([...getPostsOnPage(1), ...getPostsOnPage(2)]).toEqual(posts)
})

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=2.9', 2],
  ['page=3', 2],
  ['page=0', 1],
  ['page=-4', 1],
  ['page=', 1],
  ['page=two', 1],
  ['page=Infinity', 1],
])('the address ?%s asks for page %i', (search, page) => expect(asked(search)).toBe(page))
