/** The posts that the blog has by itself, the newest first; an owner can replace and hide each. */
export const ownPosts = [
  { id: '1', date: '2025-09-28' },
  { id: '2', date: '2025-09-09' },
  { id: '3', date: '2025-08-24' },
  { id: '4', date: '2025-08-05' },
  { id: '5', date: '2025-07-15' },
  { id: '6', date: '2025-06-29' },
  { id: '7', date: '2025-06-10' },
  { id: '8', date: '2025-05-20' },
  { id: '9', date: '2025-05-04' },
] as const
export type OwnPostId = (typeof ownPosts)[number]['id']

/** What it takes to read one of them. */
export const OWN_READ_MINUTES = 8

/** Returns whether the blog has a post of this id by itself. */
export const isOwnPost = (id: string): id is OwnPostId => ownPosts.some((post) => post.id === id)
