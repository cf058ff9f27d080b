import type { Product, ProductPage } from '@shop/contracts/wire/catalog.ts'
import type { Paginate } from '@shop/contracts/wire/paging.ts'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import SearchX from 'lucide-react/icons/search-x'
import { useMemo } from 'react'
import { styled } from 'styled-components'

import { useT } from '../../messages.generated.ts'
import { isPaginated } from '../list-index.ts'
import { clearFilters, getFilterCount, type ListView } from '../list-view.ts'
import { LongProductGrid } from '../LongProductGrid.tsx'
import { MAX_WHOLE_PRODUCTS, ProductGrid } from '../ProductGrid.tsx'
import { ProductPager } from '../ProductPager.tsx'
import type { ProductSource } from '../products.api.ts'
import { ProductsSkeleton } from '../ProductsSkeleton.tsx'
import { useListView } from '../useListView.ts'
import { useWholeList } from '../useWholeList.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { arrangeProducts } from './arrange-products.ts'

export interface ArrangedProductsProps {
  source: ProductSource
  firstPage: ProductPage
}

/** The products of a list in the chosen order, without those that the filters leave out. */
export function ArrangedProducts({ source, firstPage }: ArrangedProductsProps) {
  const t = useT()
  const { lang } = useLanguage()
  const { view, changeView } = useListView()
  const { products, error, retry } = useWholeList(source, firstPage)
  const arranged = useMemo(
    () => products && arrangeProducts(products, view, lang),
    [products, view, lang],
  )
  if (error) return <ErrorNotice error={error} onRetry={retry} />
  if (!products || !arranged) return <ProductsSkeleton />

  // The clicked button disappears; focus moves to the heading.
  function handleRemove(remove: (view: ListView) => ListView) {
    changeView(remove)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }

  return (
    <>
      {getFilterCount(view) > 0 && (
        <Summary $gap="2">
          <p role="status">
            {t('filters.count', { count: arranged.length, total: products.length })}
          </p>
          <ActiveFilters products={products} view={view} onRemove={handleRemove} />
        </Summary>
      )}
      {arranged.length > 0 ? (
        <ArrangedPages products={arranged} paginate={firstPage.paginate} />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={t('filters.empty')}
          text={t('filters.emptyHint')}
          action={<Button onClick={() => handleRemove(clearFilters)}>{t('filters.clear')}</Button>}
        />
      )}
    </>
  )
}

/** One page of a paginated list, or the whole list. */
function ArrangedPages({
  products,
  paginate,
}: {
  products: readonly Product[]
  paginate: Paginate
}) {
  const { currentPage, currentLimit } = paginate
  const totalPage = Math.ceil(products.length / currentLimit)
  const page = Math.min(currentPage, totalPage)
  const paginated = isPaginated(paginate)
  const shown = useMemo(
    () => (paginated ? products.slice((page - 1) * currentLimit, page * currentLimit) : products),
    [products, paginated, page, currentLimit],
  )
  return (
    <>
      {shown.length > MAX_WHOLE_PRODUCTS ? (
        <LongProductGrid count={shown.length} getProduct={(index) => shown[index]} />
      ) : (
        <ProductGrid products={shown} />
      )}
      {paginated && <ProductPager currentPage={page} totalPage={totalPage} />}
    </>
  )
}

const Summary = styled(Stack)`
  margin-block-end: ${space[4]};
`
