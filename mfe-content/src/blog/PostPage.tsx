import { isOwnPost, OWN_READ_MINUTES, type OwnPostId } from '@shop/contracts/browser/own-posts.ts'
import { useLoaderData, useParams } from '@shop/router'
import { getImageSize, imageSources } from '@shop/ui/picture/image-sources.ts'

import { RoundedPicture } from '../layout/sections.styles.ts'
import { useBlogT } from '../messages.generated.ts'
import { Article } from './Article.tsx'
import type { loader } from './blog.loader.ts'
import articles from './pictures/articles.json'
import type { PostGridProps } from './PostGrid.tsx'
import { COVER_SIZES, PostLayout } from './PostLayout.tsx'
import { type ListedPost, listOwnPosts, postDetails } from './posts.ts'

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

interface OwnPostProps extends Pick<PostGridProps, 'posts' | 'Cover'> {
  post: ListedPost
  notFound: boolean
}

/** The preview of the picture of one of the blog's own posts. */
export const toOwnPreview = (id: OwnPostId) => ({
  src: imageSources(articles[id]).src,
  size: getImageSize(articles[id]),
})

/** The picture above the text of one of the blog's own posts. */
export function OwnPostPicture({ id }: { id: OwnPostId }) {
  const t = useBlogT()
  return (
    <RoundedPicture files={articles[id]} alt={t(`post.${id}.alt`)} sizes={COVER_SIZES} priority />
  )
}

/** One of the blog's own posts. */
export function OwnPost({ post, ...page }: OwnPostProps) {
  const { id } = post
  if (!isOwnPost(id)) return null
  return (
    <PostLayout
      {...page}
      post={post}
      minutes={OWN_READ_MINUTES}
      preview={toOwnPreview(id)}
      author={postDetails[id].author}
    >
      <OwnPostPicture id={id} />
      <Article id={id} />
    </PostLayout>
  )
}
