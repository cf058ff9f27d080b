import {
  fallbackPost,
  findPost,
  findRelatedPosts,
  getPostsOnPage,
  parsePage,
  posts,
  totalPages,
} from './posts.ts'

describe('posts', () => {
  test('are newest first', () => {
    const days = posts.map(({ date }) => date)
    expect(days).toEqual([...new Set(days)].sort().reverse())
  })
})

describe('findPost', () => {
  test('returns the article of an id, undefined for an unknown one', () => {
    expect(findPost('4')).toBe(posts[3])
    expect(findPost('10')).toBeUndefined()
    expect(findPost(undefined)).toBeUndefined()
    expect(fallbackPost).toBe(posts[0])
  })
})

describe('findRelatedPosts', () => {
  test.each(posts.map((post) => [post.id, post] as const))(
    'returns three other articles for %s, those of its topic first',
    (_, post) => {
      const related = findRelatedPosts(post)
      expect(new Set(related.map(({ id }) => id)).size).toBe(3)
      expect(related).not.toContain(post)
      expect(related.map(({ topic }) => topic === post.topic)).toEqual([true, true, false])
    },
  )
})

describe('getPostsOnPage', () => {
  test('splits the articles into two pages', () => {
    expect(totalPages).toBe(2)
    expect(getPostsOnPage(1)).toHaveLength(6)
    expect([...getPostsOnPage(1), ...getPostsOnPage(2)]).toEqual(posts)
  })
})

describe('parsePage', () => {
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
  ])('parses ?%s as page %i', (search, page) =>
    expect(parsePage(new URLSearchParams(search))).toBe(page),
  )
})
