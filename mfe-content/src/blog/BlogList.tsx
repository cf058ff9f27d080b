import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useSearchParams } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Pagination } from '@shop/ui/navigation/Pagination.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { Lists } from '../layout/columns.styles.ts'
import { useBlogT } from '../messages.generated.ts'
import { PostGrid, type PostGridProps } from './PostGrid.tsx'
import { paginatePosts } from './posts.ts'

/** The list of all posts, page by page. */
export function BlogList({ posts: all, ...grid }: Pick<PostGridProps, 'posts' | 'Cover'>) {
  const t = useBlogT()
  const [search] = useSearchParams()
  const { page, totalPages, posts } = paginatePosts(all, search)
  return (
    <Container>
      <PageMeta
        title={t('meta.blog.list.title')}
        description={t('meta.blog.list.description')}
        query={page > 1 ? `?page=${page}` : ''}
      />
      <PageHeading
        title={t('blog.heading')}
        intro={t('blog.intro')}
        breadcrumb={[{ label: t('blog.home'), to: sitePaths.home }, { label: t('blog.heading') }]}
      />
      <Lists>
        <PostGrid posts={posts} heading="h2" priority {...grid} />
        <Pagination page={page} totalPages={totalPages} hrefFor={(to) => `?page=${to}`} />
      </Lists>
    </Container>
  )
}
