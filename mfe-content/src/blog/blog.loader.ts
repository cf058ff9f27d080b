import { getConfig } from '@shop/kernel/config'
import type { LoaderFunctionArgs } from '@shop/router'

/** Brings the code that shows what an owner has changed of the blog, which loads it; a blog that has its own posts alone asks for nothing. */
export async function loader(page: LoaderFunctionArgs) {
  if (getConfig().blogVersion === undefined) return null
  const [{ OwnersBlogPage, OwnersPostPage }, { startLoading }] = await Promise.all([
    import('./OwnersBlog.tsx'),
    import('./owners-posts.ts'),
  ])
  startLoading(page)
  return { OwnersBlogPage, OwnersPostPage }
}
