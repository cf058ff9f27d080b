import { isOwnPost, OWN_READ_MINUTES, type OwnPostId } from '@shop/contracts/browser/own-posts.ts'
import { getImageSize, imageSources } from '@shop/ui/picture/image-sources.ts'

import { RoundedPicture } from '../layout/sections.styles.ts'
import { useBlogT } from '../messages.generated.ts'
import { Article } from './Article.tsx'
import articles from './pictures/articles.json'
import type { PostGridProps } from './PostGrid.tsx'
import { COVER_SIZES, PostLayout } from './PostLayout.tsx'
import { type ListedPost, postDetails } from './posts.ts'

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
