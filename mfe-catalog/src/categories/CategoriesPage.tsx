import type { Category } from '@shop/contracts/wire/catalog.ts'
import { useLanguage } from '@shop/kernel/language'
import { Card } from '@shop/ui/card/Card.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { useSiteUrl } from '@shop/ui/page/useSiteUrl.ts'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import Store from 'lucide-react/icons/store'
import { styled } from 'styled-components'

import { Page } from '../layout/Page.ts'
import { useT } from '../messages.generated.ts'
import { categoriesQuery } from './categories.api.ts'
import { toStructuredData } from './category-structured-data.ts'
import { CategoryCard } from './CategoryCard.tsx'

/** Cards in the first row of a large screen, whose pictures load eagerly. */
const PRIORITY_CARDS = 3

export function CategoriesPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(categoriesQuery)
  return (
    <Page>
      <PageMeta title={t('meta.shop.title')} description={t('meta.shop.description')} />
      <PageHeading title={t('shop.title')} intro={t('shop.intro')} />
      {data ? (
        <Categories categories={data} />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <CategoriesSkeleton />
      )}
    </Page>
  )
}

function Categories({ categories }: { categories: Category[] }) {
  const t = useT()
  const { lang } = useLanguage()
  const toUrl = useSiteUrl()
  if (categories.length === 0) {
    return <EmptyState icon={<Store />} title={t('shop.empty.title')} text={t('shop.empty.text')} />
  }
  return (
    <>
      <StructuredData data={toStructuredData(categories, lang, toUrl)} />
      <CardGrid>
        {categories.map((category, index) => (
          <CategoryCard
            key={category._id}
            category={category}
            wide={index === 0}
            priority={index < PRIORITY_CARDS}
          />
        ))}
      </CardGrid>
    </>
  )
}

function CategoriesSkeleton() {
  return (
    <Loading>
      <CardGrid as="div">
        {Array.from({ length: 7 }, (_, index) => (
          <Frame key={index} $flush $wide={index === 0}>
            <Skeleton ratio={index === 0 ? '16 / 9' : '4 / 3'} />
            <Lines>
              <Skeleton width="70%" height="1.25rem" />
              <Skeleton width="90%" height="2rem" />
            </Lines>
          </Frame>
        ))}
      </CardGrid>
    </Loading>
  )
}

const Frame = styled(Card)<{ $wide: boolean }>`
  ${({ $wide }) => $wide && 'grid-column: span 2;'}
`

const Lines = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]} ${space[4]};
`
