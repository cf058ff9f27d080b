import type { Category } from '@shop/contracts/catalog.ts'
import { useLanguage } from '@shop/kernel'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import Store from 'lucide-react/icons/store'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { categoriesQuery } from './category.api.ts'
import { categoryList } from './category-list.ts'
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx'
import { CategoryCard } from './CategoryCard.tsx'
import { CategoryGrid } from './CategoryGrid.tsx'

/** Pictures that a large screen shows at once. */
const FIRST_ROW = 3

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
  if (categories.length === 0) {
    return <EmptyState icon={<Store />} title={t('shop.empty.title')} text={t('shop.empty.text')} />
  }
  return (
    <>
      <StructuredData data={categoryList(categories, lang)} />
      <CategoryGrid>
        {categories.map((category, index) => (
          <CategoryCard
            key={category._id}
            category={category}
            wide={index === 0}
            priority={index < FIRST_ROW}
          />
        ))}
      </CategoryGrid>
    </>
  )
}

const Page = styled(Container)`
  padding-block-end: ${space.section};
`
