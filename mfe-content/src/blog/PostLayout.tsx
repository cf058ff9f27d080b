import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { generatePath } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { useSiteUrl } from '@shop/ui/page/useSiteUrl.ts'
import { color, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useBlogT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { AuthorCard } from './AuthorCard.tsx'
import { CommentForm } from './CommentForm.tsx'
import { PostGrid, type PostGridProps } from './PostGrid.tsx'
import { PostMeta } from './PostMeta.tsx'
import { type Author, findRelatedPosts, type ListedPost } from './posts.ts'

/** Sizes of the picture above a text. */
export const COVER_SIZES = '(min-width: 80rem) 57rem, (min-width: 64rem) calc(100vw - 28rem), 100vw'

interface PostLayoutProps extends Pick<PostGridProps, 'posts' | 'Cover'> {
  post: ListedPost
  /** What its page begins with; the summary by default. */
  intro?: ReactNode
  minutes: number
  /** Its picture, for previews and search engines. */
  preview?: { src: string; size?: readonly [number, number] | undefined } | undefined
  /** The shop itself by default. */
  author?: Author | undefined
  /** Whether another post is shown than the address names. */
  notFound: boolean
  /** Picture and text. */
  children: ReactNode
}

/** A post with all that is around its text. */
export function PostLayout(props: PostLayoutProps) {
  const { post, posts, Cover, intro, minutes, preview, author, notFound, children } = props
  const t = useBlogT()
  const { title, description } = post
  return (
    <Container>
      <PageMeta
        title={title}
        description={description}
        type="article"
        picture={preview?.src}
        pictureSize={preview?.size}
        notFound={notFound}
      />
      <PostStructuredData {...{ post, preview, author }} />
      <PageHeading
        title={title}
        intro={intro ?? description}
        breadcrumb={[
          { label: t('blog.home'), to: sitePaths.home },
          { label: t('blog.heading'), to: sitePaths.blogs },
          { label: title },
        ]}
      />
      <Stack>
        {notFound && <Notice>{t('blog.notFound')}</Notice>}
        <PostMeta post={post}>
          <span>{t('blog.readingTime', { minutes })}</span>
        </PostMeta>
      </Stack>
      <Columns>
        <Main>{children}</Main>
        {author && (
          <Sidebar>
            <AuthorCard author={author} />
          </Sidebar>
        )}
        <Comments>
          <CommentForm key={post.id} article={title} />
        </Comments>
      </Columns>
      <Related aria-labelledby="related">
        <h2 id="related">{t('blog.related')}</h2>
        <PostGrid posts={findRelatedPosts(posts, post.id)} heading="h3" {...(Cover && { Cover })} />
      </Related>
    </Container>
  )
}

function PostStructuredData({
  post,
  preview,
  author,
}: Pick<PostLayoutProps, 'post' | 'preview' | 'author'>) {
  const t = useBlogT()
  const { lang } = useLanguage()
  const { brandName, siteUrl } = getConfig()
  const toUrl = useSiteUrl()
  const publisher = { '@type': 'Organization', name: brandName[lang], url: toUrl('/') }
  return (
    <StructuredData
      data={{
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.description,
        image: preview && new URL(preview.src, siteUrl).href,
        datePublished: post.date,
        inLanguage: lang,
        author: author ? { '@type': 'Person', name: t(`author.${author}.name`) } : publisher,
        publisher,
        mainEntityOfPage: toUrl(generatePath(paths['blog.post'], { id: post.id })),
      }}
    />
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  margin-block-start: ${space[5]};
  ${mediaQuery.laptop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`

const Main = styled.div`
  display: grid;
  gap: ${space[7]};
  & > :not(picture) {
    max-inline-size: ${size.prose};
  }
`

const Sidebar = styled.div`
  ${mediaQuery.laptop} {
    grid-area: 1 / 2 / span 2;
  }
`

const Comments = styled.div`
  max-inline-size: ${size.prose};
`

const Related = styled.section`
  display: grid;
  gap: ${space[5]};
  margin-block-start: ${space[8]};
  padding-block: ${space[7]} ${space.section};
  border-block-start: 1px solid ${color.line};
`
