import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, useParams } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { useSiteUrl } from '@shop/ui/page/useSiteUrl.ts'
import { getImageSize, imageSources } from '@shop/ui/picture/image-sources.ts'
import { color, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { RoundedPicture } from '../layout/sections.styles.ts'
import { useBlogT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { Article } from './Article.tsx'
import { AuthorCard } from './AuthorCard.tsx'
import { CommentForm } from './CommentForm.tsx'
import articles from './pictures/articles.json'
import { PostGrid } from './PostGrid.tsx'
import { PostMeta } from './PostMeta.tsx'
import { fallbackPost, findPost, findRelatedPosts, type Post, READING_MINUTES } from './posts.ts'

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
        type="article"
        picture={imageSources(articles[post.id]).src}
        pictureSize={getImageSize(articles[post.id])}
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
          <RoundedPicture
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
          <CommentForm key={post.id} article={t(`post.${post.id}.title`)} />
        </Comments>
      </Columns>
      <Related aria-labelledby="related">
        <h2 id="related">{t('blog.related')}</h2>
        <PostGrid posts={findRelatedPosts(post)} heading="h3" />
      </Related>
    </Container>
  )
}

function PostStructuredData({ post }: { post: Post }) {
  const t = useBlogT()
  const { lang } = useLanguage()
  const { brandName, siteUrl } = getConfig()
  const toUrl = useSiteUrl()
  return (
    <StructuredData
      data={{
        '@type': 'BlogPosting',
        headline: t(`post.${post.id}.title`),
        description: t(`post.${post.id}.desc`),
        image: new URL(imageSources(articles[post.id]).src, siteUrl).href,
        datePublished: post.date,
        inLanguage: lang,
        author: { '@type': 'Person', name: t(`author.${post.author}.name`) },
        publisher: { '@type': 'Organization', name: brandName[lang], url: toUrl('/') },
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
