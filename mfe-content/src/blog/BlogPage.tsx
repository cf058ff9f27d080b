import { useLoaderData } from '@shop/router'

import { useBlogT } from '../messages.generated.ts'
import type { loader } from './blog.loader.ts'
import { BlogList } from './BlogList.tsx'
import { listOwnPosts } from './posts.ts'

export function BlogPage() {
  const t = useBlogT()
  const owners = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return owners ? <owners.OwnersBlogPage /> : <BlogList posts={listOwnPosts(t)} />
}
