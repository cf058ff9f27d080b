/** Topics of the articles; their names are the messages `topic.TOPIC`. */
type Topic = 'style' | 'cards' | 'networking'

/** The articles, newest first. Titles and summaries are the messages `post.ID.…`, the texts are in `articles/`. */
export const posts = [
  { id: '1', topic: 'style', author: 'noor', date: '2025-09-28' },
  { id: '2', topic: 'cards', author: 'lubna', date: '2025-09-09' },
  { id: '3', topic: 'networking', author: 'faisal', date: '2025-08-24' },
  { id: '4', topic: 'cards', author: 'lubna', date: '2025-08-05' },
  { id: '5', topic: 'networking', author: 'faisal', date: '2025-07-15' },
  { id: '6', topic: 'style', author: 'noor', date: '2025-06-29' },
  { id: '7', topic: 'cards', author: 'lubna', date: '2025-06-10' },
  { id: '8', topic: 'networking', author: 'faisal', date: '2025-05-20' },
  { id: '9', topic: 'style', author: 'noor', date: '2025-05-04' },
] as const satisfies { id: string; topic: Topic; author: string; date: string }[]

export type Post = (typeof posts)[number]

/** Titled sections of every article, between its lead and its conclusion. */
export const articleSections = ['section1', 'section2', 'section3'] as const

/** Shown when the URL has no id, or an unknown one. */
export const fallbackPost: Post = posts[0]

export const READING_MINUTES = 8

const MAX_RELATED = 3

export function findPost(id: string | undefined): Post | undefined {
  return posts.find((post) => post.id === id)
}

/** Up to three other articles: those of the same topic first, then the newest. */
export function findRelatedPosts(post: Post): Post[] {
  const others = posts.filter(({ id }) => id !== post.id)
  const sameTopic = others.filter(({ topic }) => topic === post.topic)
  return [...new Set([...sameTopic, ...others])].slice(0, MAX_RELATED)
}

/** Articles per page of the list: two rows of three. */
const PAGE_SIZE = 6

export const totalPages = Math.ceil(posts.length / PAGE_SIZE)

/** Parses the page number, from 1, of a URL's query; invalid and out-of-range values are clamped. */
export function parsePage(search: URLSearchParams): number {
  const page = Math.trunc(Number(search.get('page')))
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), totalPages) : 1
}

/** @param page from 1 */
export function getPostsOnPage(page: number): readonly Post[] {
  return posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
}
