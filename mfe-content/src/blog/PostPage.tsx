import { sitePaths } from '@shop/contracts/site-paths.ts'
import { useParams } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { imageSources } from '@shop/ui/picture/image-sources.ts'

import { useBlogT } from '../messages.generated.ts'
import { Article } from './Article.tsx'
import { AuthorCard } from './AuthorCard.tsx'
import { CommentForm } from './CommentForm.tsx'
import articles from './pictures/articles.json'
import { PostGrid } from './PostGrid.tsx'
import { PostMeta } from './PostMeta.tsx'
import { Columns, Comments, Cover, Main, Related, Sidebar } from './PostPage.styles.ts'
import { fallbackPost, findPost, findRelatedPosts, READING_MINUTES } from './posts.ts'
import { PostStructuredData } from './PostStructuredData.tsx'

/** The article of the URL; the latest one when the id is missing or unknown. */
export function PostPage() {
  const t = useBlogT()
  const { id } = useParams()
  const found = findPost(id)
  const post = found ?? fallbackPost
  const title = t(`post.${post.id}.title`)
  const description = t(`post.${post.id}.desc`)
  const notFound = id !== undefined && !found
  return (
    <Container>
      <PageMeta
        title={title}
        description={description}
        picture={imageSources(articles[post.id]).src}
        notFound={notFound}
      />
      <PostStructuredData post={post} />
      <PageHeading
        title={title}
        intro={description}
        breadcrumb={[
          { label: t('blog.home'), to: sitePaths.home },
          { label: t('blog.heading'), to: sitePaths.blogs },
          { label: title },
        ]}
      />
      <Stack>
        {notFound && <Notice>{t('blog.notFound')}</Notice>}
        <PostMeta post={post}>
          <span>{t('blog.readingTime', { minutes: READING_MINUTES })}</span>
        </PostMeta>
      </Stack>
      <Columns>
        <Main>
          <Cover
            files={articles[post.id]}
            alt={t(`post.${post.id}.alt`)}
            sizes="(min-width: 80rem) 57rem, (min-width: 64rem) calc(100vw - 28rem), 100vw"
            priority
          />
          <Article id={post.id} />
        </Main>
        <Sidebar>
          <AuthorCard author={post.author} />
        </Sidebar>
        <Comments>
          <CommentForm key={post.id} />
        </Comments>
      </Columns>
      <Related aria-labelledby="related">
        <h2 id="related">{t('blog.related')}</h2>
        <PostGrid posts={findRelatedPosts(post)} heading="h3" />
      </Related>
    </Container>
  )
}
