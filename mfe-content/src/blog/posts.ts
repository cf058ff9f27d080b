import { type OwnPostId, ownPosts } from '@shop/contracts/browser/own-posts.ts'

/** Topics of the blog's own posts; their names are the messages `topic.TOPIC`. */
type Topic = 'style' | 'cards' | 'networking'

/** Topics and authors of the blog's own posts. Titles and summaries are the messages `post.ID.…`, the texts are in `articles/`. */
export const postDetails = {
  1: { topic: 'style', author: 'noor' },
  2: { topic: 'cards', author: 'lubna' },
  3: { topic: 'networking', author: 'faisal' },
  4: { topic: 'cards', author: 'lubna' },
  5: { topic: 'networking', author: 'faisal' },
  6: { topic: 'style', author: 'noor' },
  7: { topic: 'cards', author: 'lubna' },
  8: { topic: 'networking', author: 'faisal' },
  9: { topic: 'style', author: 'noor' },
} as const satisfies Record<OwnPostId, { topic: Topic; author: string }>
export type Author = (typeof postDetails)[OwnPostId]['author']

/** A post as lists show it. */
export interface ListedPost {
  id: string
  /** ISO 8601, of a day. */
  date: string
  title: string
  description: string
  topic?: Topic
  /** Of a post that an owner has written: the address of its picture, empty for none. */
  pictureUrl?: string
}

/** The texts of the blog, of its own posts' titles and summaries among them. */
type BlogTexts = (id: `post.${OwnPostId}.${'title' | 'desc'}`) => string

/** The posts that the blog has by itself, the newest first. */
export const listOwnPosts = (t: BlogTexts): ListedPost[] =>
  ownPosts.map(({ id, date }) => ({
    ...{ id, date, topic: postDetails[id].topic },
    title: t(`post.${id}.title`),
    description: t(`post.${id}.desc`),
  }))

/** Titled sections of every article, between its lead and its conclusion. */
export const articleSections = ['section1', 'section2', 'section3'] as const

const MAX_RELATED = 3

/** Up to three other posts: those of the same topic first, then the newest. */
export function findRelatedPosts(posts: readonly ListedPost[], id: string): ListedPost[] {
  const current = posts.find((post) => post.id === id)
  const others = posts.filter((post) => post !== current)
  const sameTopic = others.filter(({ topic }) => topic && topic === current?.topic)
  return [...new Set([...sameTopic, ...others])].slice(0, MAX_RELATED)
}

/** Posts per page of the list: two rows of three. */
const PAGE_SIZE = 6

/** The page of the list that a URL's query names, from 1; invalid and out-of-range values are clamped. */
export function paginatePosts(posts: readonly ListedPost[], search: URLSearchParams) {
  const totalPages = Math.max(Math.ceil(posts.length / PAGE_SIZE), 1)
  const asked = Math.trunc(Number(search.get('page')))
  const page = Number.isFinite(asked) ? Math.min(Math.max(asked, 1), totalPages) : 1
  return { page, totalPages, posts: posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}
