import type { Category } from '@shop/contracts/wire/catalog.ts'
import { useLanguage } from '@shop/kernel/language'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { useSiteUrl } from '@shop/ui/page/useSiteUrl.ts'
import { useQuery } from '@tanstack/react-query'
import Store from 'lucide-react/icons/store'

import { Page } from '../layout/Page.ts'
import { useT } from '../messages.generated.ts'
import { categoriesQuery } from './categories.api.ts'
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx'
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
