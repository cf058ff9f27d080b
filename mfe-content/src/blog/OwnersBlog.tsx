import { isOwnPost } from '@shop/contracts/browser/own-posts.ts'
import type { BlogPost } from '@shop/contracts/wire/blog-posts.ts'
import type { ContentDocument } from '@shop/contracts/wire/content-page.ts'
import { useLanguage } from '@shop/kernel/language'
import { useParams } from '@shop/router'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { parsePictureSources } from '@shop/ui/picture/picture-sources.ts'
import { RichInline, RichText } from '@shop/ui/text/RichText.tsx'
import { radius } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

import { ContentSections } from '../content-page/ContentSections.tsx'
import { OwnersText } from '../content-page/OwnersText.tsx'
import { useBlogT } from '../messages.generated.ts'
import { ArticleRoot } from './Article.tsx'
import { blogQuery, postQuery } from './blog.api.ts'
import { BlogList } from './BlogList.tsx'
import { findShownPost, mergePosts } from './owners-posts.ts'
import { OwnPost, OwnPostPicture, toOwnPreview } from './OwnPost.tsx'
import { OwnCover, type PostGridProps } from './PostGrid.tsx'
import { COVER_SIZES, PostLayout } from './PostLayout.tsx'
import { type ListedPost, listOwnPosts } from './posts.ts'

/** The ratio of the blog's own pictures; an owner's square is cut to it. */
const RATIO = { width: 3, height: 2 }

/** An owner's picture, else that of the blog's own post. */
function Cover(props: ComponentProps<typeof OwnCover>) {
  const { pictureUrl } = props.post
  const { post: _, ...image } = props
  return pictureUrl ? (
    <Picture src={pictureUrl} alt="" {...RATIO} {...image} />
  ) : (
    <OwnCover {...props} />
  )
}

/** What an owner has changed of the blog, merged with its own posts. */
function useBlog() {
  const t = useBlogT()
  const { lang } = useLanguage()
  const { data, ...state } = useQuery(blogQuery())
  return { ...state, data: data && mergePosts(data, listOwnPosts(t), lang) }
}

/** The list of the blog, as an owner has changed it. */
export const OwnersBlogPage = () => (
  <OwnersText state={useBlog()}>{(posts) => <BlogList posts={posts} Cover={Cover} />}</OwnersText>
)

/** A post of the blog as an owner has changed it; the newest one when the id is missing or unknown. */
export function OwnersPostPage() {
  const { id } = useParams()
  return (
    <OwnersText state={useBlog()}>
      {(posts) => {
        const post = findShownPost(posts, id)
        if (!post) return null
        const page = { post, posts, Cover, notFound: id !== undefined && id !== post.id }
        return post.pictureUrl === undefined ? (
          <OwnPost {...page} />
        ) : (
          <WrittenPost key={post.id} {...page} />
        )
      }}
    </OwnersText>
  )
}

interface WrittenPostProps extends Pick<PostGridProps, 'posts' | 'Cover'> {
  post: ListedPost
  notFound: boolean
}

/** A post that an owner has written. */
function WrittenPost(page: WrittenPostProps) {
  return (
    <OwnersText state={useQuery(postQuery(page.post.id))}>
      {(written) => <WrittenText {...page} written={written} />}
    </OwnersText>
  )
}

function WrittenText({ written, ...page }: WrittenPostProps & { written: BlogPost }) {
  const { lang } = useLanguage()
  const { id, pictureUrl, readMinutes } = written
  const text = written[lang]
  const ownId = !pictureUrl && isOwnPost(id) ? id : undefined
  return (
    <PostLayout
      {...page}
      intro={<RichInline nodes={text.lead} />}
      minutes={readMinutes}
      preview={ownId ? toOwnPreview(ownId) : toPreview(pictureUrl)}
    >
      {pictureUrl && (
        <RoundedPicture src={pictureUrl} alt="" {...RATIO} sizes={COVER_SIZES} priority />
      )}
      {ownId && <OwnPostPicture id={ownId} />}
      <WrittenArticle {...text} />
    </PostLayout>
  )
}

/** Previews know one file; none is shown of no picture. */
const toPreview = (pictureUrl: string) =>
  pictureUrl ? { src: parsePictureSources(pictureUrl)?.src ?? pictureUrl } : undefined

const WrittenArticle = ({ body, sections }: ContentDocument) => (
  <ArticleRoot>
    <RichText nodes={body} />
    <ContentSections sections={sections} />
  </ArticleRoot>
)

const RoundedPicture = styled(Picture)`
  border-radius: ${radius.xl};
`
