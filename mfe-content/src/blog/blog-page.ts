import { posts, type Post } from './posts.ts'

/** Articles on one page of the list: two rows of three. */
const PAGE_SIZE = 6

export const totalPages = Math.ceil(posts.length / PAGE_SIZE)

/** The page that an address asks for, from 1; what is senseless or beyond the last is the nearest there is. */
export function parsePage(search: URLSearchParams): number {
  const asked = Math.trunc(Number(search.get('page')))
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 1), totalPages) : 1
}

/** The articles of a page. @param page from 1 */
export function getPostsOnPage(page: number): readonly Post[] {
  return posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
}
