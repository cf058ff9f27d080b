import { articlePictures } from './blog.pictures.ts'
import { fallbackPost, findPost, posts, READING_MINUTES, findRelatedPosts } from './posts.ts'

test('there are nine articles, newest first, each with an id and a day of its own', () => {
  expect(posts.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const days = posts.map(({ date }) => date)
  expect(days).toEqual([...new Set(days)].sort().reverse())
  days.forEach((day) => expect(new Date(day).toISOString()).toMatch(new RegExp(`^${day}T`)))
})

test('every article has a picture', () => {
  expect(Object.keys(articlePictures)).toEqual(posts.map(({ id }) => id))
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
