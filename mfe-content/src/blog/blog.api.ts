import type { BlogPost, BlogPostList } from '@shop/contracts/wire/blog-posts.ts'
import { getConfig } from '@shop/kernel/config'
import { hasStatus, mainApi, NotFoundError, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchemas = () => import('@shop/contracts/wire/blog-posts.ts')

/** The version of the blog as an owner has changed it; undefined while it has its own posts alone. */
export const getBlogVersion = (): number | undefined => getConfig().blogVersion

/** What an owner has changed of the blog. */
export const blogQuery = () =>
  queryOptions({
    queryKey: ['mfe-content', 'blog', getBlogVersion()],
    queryFn: ({ signal }): Promise<BlogPostList> =>
      request(mainApi, async () => (await loadSchemas()).blogPostListSchema, {
        url: '/blog-posts',
        params: { version: getBlogVersion() },
        signal,
      }),
  })

/** A post that an owner has written. Fails with a NotFoundError where it is gone meanwhile. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['mfe-content', 'blog', getBlogVersion(), id],
    async queryFn({ signal }): Promise<BlogPost> {
      const params = { version: getBlogVersion() }
      const url = `/blog-posts/${encodeURIComponent(id)}`
      try {
        return await request(mainApi, async () => (await loadSchemas()).blogPostSchema, {
          ...{ url, params, signal },
        })
      } catch (error) {
        throw hasStatus(error, 404) ? new NotFoundError('There is no such article') : error
      }
    },
  })
