import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useParams, useSearchParams } from '@shop/router'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { categoriesQuery } from '../categories/categories.api.ts'
import { CompareLink } from '../compare/CompareButton.tsx'
import { Page } from '../layout/Page.ts'
import { useShopBreadcrumb } from '../layout/useShopBreadcrumb.ts'
import { useT } from '../messages.generated.ts'
import { isNotFound } from '../not-found/not-found.ts'
import { NotFound } from '../not-found/NotFound.tsx'
import { describeShown } from './describe-shown.ts'
import { isDefaultView, parseListView } from './list-view.ts'
import { ListSort, ListToolbar } from './ListToolbar.tsx'
import { parsePageParams, toCanonicalQuery } from './page-params.ts'
import { ProductList } from './ProductList.tsx'
import { productsQuery, toCategorySource } from './products.api.ts'
import { ProductsSkeleton } from './ProductsSkeleton.tsx'

export function ProductsPage() {
  const t = useT()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const params = parsePageParams(search)
  const { data, error, refetch } = useQuery(productsQuery(id, params))
  const title = useTitle(id, search.get('title'))
  const breadcrumb = useShopBreadcrumb(title)
  const source = toCategorySource(id)
  const hasToolbar = data ? data.paginate.totalCount > 1 : !error

  if (!data && isNotFound(error)) return <NotFound page="products" />
  return (
    <Page>
      <PageMeta
        title={title}
        description={t('products.description', { title })}
        page={params.page}
        query={toCanonicalQuery(params)}
        filtered={!isDefaultView(parseListView(search))}
      />
      <Heading>
        <PageHeading
          title={<ShopName>{t('shop.title')}</ShopName>}
          breadcrumb={breadcrumb}
          intro={
            <>
              <CategoryName>{title}</CategoryName>
              <span>
                {data
                  ? describeShown(data.paginate)
                  : !error && <Skeleton width="14rem" height="1lh" />}
              </span>
            </>
          }
          actions={
            <Corner>
              <CompareLink />
            </Corner>
          }
        />
      </Heading>
      {hasToolbar && (
        <ListToolbar list={data ? { source, firstPage: data } : null} sort={<ListSort />} />
      )}
      {data ? (
        // Remounted per category, page and size, so that each list starts at its top.
        <ProductList
          key={`${id} ${params.page} ${params.limit}`}
          source={source}
          firstPage={data}
          pageQuery={(page) => productsQuery(id, { ...params, page })}
        />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <ProductsSkeleton />
      )}
    </Page>
  )
}

/** The category's title; until the categories have loaded, the title in the URL. */
function useTitle(id: string, titleParam: string | null): string {
  const t = useT()
  const { lang } = useLanguage()
  const { data } = useQuery(categoriesQuery)
  const category = data?.find(({ _id }) => _id === id)
  return category ? localize(category.title, lang) : titleParam || t('meta.products.title')
}

/** On a phone, the first products are in sight below it. */
const Heading = styled.div`
  ${mediaQuery.phone} {
    & > div {
      gap: 0;
      padding-block: ${space[2]} ${space[4]};
    }
    & p {
      margin-block-start: 0;
      font-size: ${font.m};
    }
  }
`

/** Beside the short title, where it moves nothing when it comes: the comparison is in the browser's storage. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  ${mediaQuery.phone} {
    inset-block-start: calc(-1 * ${space[3]});
  }
`

/** The category's name below leads; the page's heading is the shop's. */
const ShopName = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${font.m};
  letter-spacing: normal;
`

const CategoryName = styled.span`
  display: block;
  margin-block-end: ${space[1]};
  color: ${color.text};
  font-size: ${font['2xl']};
  font-weight: ${font.bold};
  line-height: ${font.leadingTight};
  ${mediaQuery.tablet} {
    font-size: ${font['3xl']};
  }
`
