import type { BlogPostList } from '@shop/contracts/wire/blog-posts.ts'
import { queryClient } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'
import type { LoaderFunctionArgs } from '@shop/router'

import { paths } from '../paths.generated.ts'
import { blogQuery, postQuery } from './blog.api.ts'
import { type ListedPost, listOwnPosts } from './posts.ts'

/** The posts of an owner and the blog's own that are neither replaced nor hidden, the newest first. */
export function mergePosts(
  { results, hidden }: BlogPostList,
  own: readonly ListedPost[],
  lang: Language,
): ListedPost[] {
  const written = results.map(({ id, date, title, description, pictureUrl }) => ({
    ...{ id, date, pictureUrl },
    title: title[lang],
    description: description[lang],
  }))
  const isGone = ({ id }: ListedPost) =>
    hidden.includes(id) || written.some((post) => post.id === id)
  return [...written, ...own.filter((post) => !isGone(post))].sort((a, b) =>
    b.date.localeCompare(a.date),
  )
}

/** The post of an id; the newest one when it is missing or unknown. */
export const findShownPost = (
  posts: readonly ListedPost[],
  id: string | undefined,
): ListedPost | undefined => posts.find((post) => post.id === id) ?? posts[0]

/** Loads what a page shows of what an owner has changed, without waiting: the page says what has failed. */
export function startLoading({ params, request }: LoaderFunctionArgs): void {
  const isList = new URL(request.url).pathname.endsWith(paths['blog.list'])
  if (isList) void queryClient.prefetchQuery(blogQuery())
  else void loadPost(params.id).catch(() => undefined)
}

/** Loads what an owner has changed of the blog, and the post of a page where the owner has written it. */
async function loadPost(id: string | undefined): Promise<void> {
  const own = listOwnPosts((message) => message)
  const posts = mergePosts(await queryClient.ensureQueryData(blogQuery()), own, 'en')
  const post = findShownPost(posts, id)
  if (post?.pictureUrl !== undefined) await queryClient.prefetchQuery(postQuery(post.id))
}
