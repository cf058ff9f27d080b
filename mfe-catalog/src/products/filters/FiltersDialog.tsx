import type { Product } from '@shop/contracts/wire/catalog.ts'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { useState } from 'react'

import { CheckboxGroup } from '../../filters/CheckboxGroup.tsx'
import { FilterDialog } from '../../filters/FilterDialog.tsx'
import { useT } from '../../messages.generated.ts'
import { clearFilters, getFilterCount, toggleValue } from '../list-view.ts'
import { type ListViewState, useListView } from '../useListView.ts'
import { useWholeList } from '../useWholeList.ts'
import { countProducts, getMaterialChoices, getPriceChoices } from './arrange-products.ts'
import type { ArrangedProductsProps } from './ArrangedProducts.tsx'
import { useBandLabel } from './useBandLabel.ts'

export function FiltersDialog(props: ArrangedProductsProps & { onClose: () => void }) {
  const { source, firstPage, onClose } = props
  const t = useT()
  const { view, changeView } = useDraft()
  const { products, error, retry } = useWholeList(source, firstPage)
  const count = products && countProducts(products, view)
  return (
    <FilterDialog
      open
      onClose={onClose}
      title={t('filters.title')}
      clearLabel={t('filters.clear')}
      onClear={getFilterCount(view) > 0 ? () => changeView(clearFilters) : undefined}
      toShowLabel={(shown) => t('filters.show', { count: shown })}
      count={count ?? 0}
      total={products?.length ?? 0}
      counting={count === undefined}
    >
      {products ? (
        <Choices products={products} view={view} changeView={changeView} />
      ) : error ? (
        <ErrorNotice error={error} onRetry={retry} />
      ) : (
        <Loading>
          <Skeleton height="20rem" shape="m" />
        </Loading>
      )}
    </FilterDialog>
  )
}

/** The view with every change at once, since the URL follows only when the list has been rendered. */
function useDraft(): ListViewState {
  const { view, changeView } = useListView()
  const [draft, setDraft] = useState(view)
  return {
    view: draft,
    changeView: (change) => {
      setDraft(change)
      changeView(change)
    },
  }
}

function Choices({ products, view, changeView }: ListViewState & { products: readonly Product[] }) {
  const t = useT()
  const toBandLabel = useBandLabel()
  const prices = getPriceChoices(products, view).map(({ band, count }) => ({
    value: band.id,
    label: toBandLabel(band),
    count,
  }))
  const materials = getMaterialChoices(products, view).map(({ material, count }) => ({
    value: material.en,
    label: <DataText text={material} />,
    count,
  }))
  const groups = [
    { filter: 'price', choices: prices },
    { filter: 'material', choices: materials },
  ] as const
  if (prices.length + materials.length === 0) return <p>{t('filters.none')}</p>
  return (
    <Stack $gap="5">
      {groups.map(
        ({ filter, choices }) =>
          choices.length > 0 && (
            <CheckboxGroup
              key={filter}
              legend={t(`filters.${filter}`)}
              choices={choices}
              chosen={view[filter]}
              onToggle={(value) => changeView((latest) => toggleValue(latest, filter, value))}
            />
          ),
      )}
    </Stack>
  )
}
