import { sitePaths } from '@shop/contracts/site-paths.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { useParams, useSearchParams } from '@shop/router'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { categoriesQuery } from '../categories/category.api.ts'
import { CompareLink } from '../compare/CompareLink.tsx'
import { useT } from '../messages.ts'
import { isMissing } from '../missing/missing.ts'
import { Missing } from '../missing/Missing.tsx'
import { pageRequest } from './page-request.ts'
import { productPageQuery } from './product-page.api.ts'
import { ProductList } from './ProductList.tsx'
import { ProductsSkeleton } from './ProductsSkeleton.tsx'

export function ProductsPage() {
  const t = useT()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const asked = pageRequest(search)
  const { data, error, refetch } = useQuery(productPageQuery(id, asked))
  const title = useTitle(id, search.get('title'))

  if (!data && isMissing(error)) return <Missing what="products" />
  return (
    <Page>
      <PageMeta title={title} description={t('products.description', { title })} />
      <PageHeading
        title={t('shop.title')}
        breadcrumb={[{ label: t('shop.title'), to: sitePaths.shop }, { label: title }]}
        intro={
          data
            ? t('products.showing', { ...data.paginate })
            : !error && <Skeleton width="14rem" height="1lh" />
        }
        actions={<CompareLink />}
      />
      {data ? (
        // Another category, page or size is another list, which starts at its top.
        <ProductList
          key={`${id} ${asked.page} ${asked.limit}`}
          categoryId={id}
          limit={asked.limit}
          first={data}
        />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <ProductsSkeleton />
      )}
    </Page>
  )
}

/** The category's own title once the categories are known; until then what the link to it said. */
function useTitle(id: string, fromAddress: string | null): string {
  const t = useT()
  const { lang } = useLanguage()
  const { data } = useQuery(categoriesQuery)
  const category = data?.find(({ _id }) => _id === id)
  return category ? localize(category.title, lang) : fromAddress || t('meta.products.title')
}

const Page = styled(Container)`
  padding-block-end: ${space.section};
`
