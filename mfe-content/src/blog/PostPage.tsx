import { useLoaderData, useParams } from '@shop/router'

import { useBlogT } from '../messages.generated.ts'
import type { loader } from './blog.loader.ts'
import { OwnPost } from './OwnPost.tsx'
import { listOwnPosts } from './posts.ts'

/** The article of the URL; the latest one when the id is missing or unknown. */
export function PostPage() {
  const t = useBlogT()
  const { id } = useParams()
  const owners = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  if (owners) return <owners.OwnersPostPage />
  const posts = listOwnPosts(t)
  const [latest] = posts
  const post = posts.find((each) => each.id === id) ?? latest
  return post && <OwnPost post={post} posts={posts} notFound={id !== undefined && id !== post.id} />
}
