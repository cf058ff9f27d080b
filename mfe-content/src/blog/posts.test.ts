import { ownPosts } from '@shop/contracts/browser/own-posts.ts'

import { findRelatedPosts, type ListedPost, listOwnPosts, paginatePosts } from './posts.ts'

const posts = listOwnPosts((id) => id)

describe('ownPosts', () => {
  test('are newest first', () => {
    const days = ownPosts.map(({ date }) => date)
    expect(days).toEqual([...new Set(days)].sort().reverse())
  })
})

describe('findRelatedPosts', () => {
  test.each(posts.map((post) => [post.id, post] as const))(
    'returns three other posts for %s, those of its topic first',
    (id, post) => {
      const related = findRelatedPosts(posts, id)
      expect(new Set(related.map((each) => each.id)).size).toBe(3)
      expect(related).not.toContain(post)
      expect(related.map(({ topic }) => topic === post.topic)).toEqual([true, true, false])
    },
  )

  test('returns the newest others for a post without a topic', () => {
    const written: ListedPost = { id: '10', date: '2026-01-01', title: 'New', description: '' }
    const another = { ...written, id: '11' }
    expect(findRelatedPosts([written, another, ...posts], '11')).toEqual([
      written,
      ...posts.slice(0, 2),
    ])
  })
})

describe('paginatePosts', () => {
  test('splits the posts into two pages', () => {
    const first = paginatePosts(posts, new URLSearchParams())
    const second = paginatePosts(posts, new URLSearchParams('page=2'))
    expect(first.totalPages).toBe(2)
    expect(first.posts).toHaveLength(6)
    expect([...first.posts, ...second.posts]).toEqual(posts)
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
  ])('parses ?%s as page %i', (search, page) =>
    expect(paginatePosts(posts, new URLSearchParams(search)).page).toBe(page),
  )

  test('has one page of no posts', () => {
    const none = paginatePosts([], new URLSearchParams('page=2'))
    expect(none).toEqual({ page: 1, totalPages: 1, posts: [] })
  })
})
