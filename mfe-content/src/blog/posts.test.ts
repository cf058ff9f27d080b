import {
  fallbackPost,
  findPost,
  findRelatedPosts,
  getPostsOnPage,
  parsePage,
  posts,
  READING_MINUTES,
  totalPages,
} from './posts.ts'
import articles from './pictures/articles.json'

test('there are nine articles, newest first, each with an id and a day of its own', () => {
  expect(posts.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const days = posts.map(({ date }) => date)
  expect(days).toEqual([...new Set(days)].sort().reverse())
  days.forEach((day) => expect(new Date(day).toISOString()).toMatch(new RegExp(`^${day}T`)))
})

test('every article has a picture', () => {
  expect(Object.keys(articles)).toEqual(posts.map(({ id }) => id))
})

test('an article is found by its id; the first stands in where there is none', () => {
  expect(findPost('4')).toBe(posts[3])
  expect(findPost('10')).toBeUndefined()
  expect(findPost(undefined)).toBeUndefined()
  expect(fallbackPost).toBe(posts[0])
})

test('an article takes eight minutes to read', () => expect(READING_MINUTES).toBe(8))

test.each(posts.map((post) => [post.id, post] as const))(
  'three others are related to article %s, those on its topic first',
  (_, post) => {
    const related = findRelatedPosts(post)
    expect(new Set(related.map(({ id }) => id)).size).toBe(3)
    expect(related).not.toContain(post)
    expect(related.map(({ topic }) => topic === post.topic)).toEqual([true, true, false])
  },
)

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
