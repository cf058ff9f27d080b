import { componentQuery, queryClient } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { mediaQuery } from '@shop/ui/tokens/tokens.ts'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { styled } from 'styled-components'

import { SortSelect } from '../layout/SortSelect.tsx'
import { t, useT } from '../messages.ts'
import { useOnDemand } from '../useOnDemand.ts'
import { type ArrangedProductsProps, arrangedProductsQuery } from './LazyArrangedProducts.tsx'
import { getFilterCount, sortOrders } from './list-view.ts'
import { useListView } from './useListView.ts'

const filtersDialogQuery = componentQuery(
  'mfe-catalog/FiltersDialog',
  async () => (await import('./filters/FiltersDialog.tsx')).FiltersDialog,
)

/** The filters' button and the sort order of a category's list. */
export function ListToolbar(props: ArrangedProductsProps) {
  const translate = useT()
  const { view, setView } = useListView()
  const filters = useOnDemand(filtersDialogQuery, () => t('products.filtersUnavailable'))
  const FiltersDialog = filters.Component
  const preload = () => void queryClient.prefetchQuery(arrangedProductsQuery)
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={filters.open}
        onPointerEnter={filters.preload}
        onFocus={filters.preload}
      >
        <SlidersHorizontal aria-hidden />
        {translate('products.filters', { count: getFilterCount(view) })}
      </Button>
      <Sort onPointerEnter={preload} onFocus={preload}>
        <SortSelect
          label={translate('products.sort')}
          sorts={sortOrders}
          sort={view.sort}
          getLabel={(order) => translate(`products.sort.${order}`)}
          onSort={(sort) => setView({ ...view, sort })}
        />
      </Sort>
      {FiltersDialog && <FiltersDialog {...props} onClose={filters.close} />}
    </>
  )
}

const Sort = styled.div`
  min-inline-size: 0;
  & span {
    min-inline-size: 0;
  }
  /* No room on a phone; it still names the field. */
  @media not all and (min-width: 40rem) {
    & label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  ${mediaQuery.tablet} {
    & span {
      inline-size: 16rem;
    }
  }
`
