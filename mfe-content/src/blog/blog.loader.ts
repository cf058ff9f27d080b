import { queryClient } from '@shop/kernel/http'
import type { LoaderFunctionArgs } from '@shop/router'

import { paths } from '../paths.generated.ts'
import { blogQuery, getBlogVersion } from './blog.api.ts'

/** Loads what an owner has changed of the blog, and brings the code that shows it; a blog that has its own posts alone asks for nothing. */
export async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<typeof import('./OwnersBlog.tsx') | null> {
  if (getBlogVersion() === undefined) return null
  const [owners, { loadPost }] = await Promise.all([
    import('./OwnersBlog.tsx'),
    import('./owners-posts.ts'),
  ])
  // The page says what has failed.
  if (new URL(request.url).pathname.endsWith(paths['blog.list'])) {
    void queryClient.prefetchQuery(blogQuery())
  } else void loadPost(params.id).catch(() => undefined)
  return owners
}
