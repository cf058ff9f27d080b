import { useHydrated } from '@shop/kernel/page'
import { Button } from '@shop/ui/button/Button.tsx'
import { mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { styled } from 'styled-components'

import { SortSelect } from '../layout/SortSelect.tsx'
import { t, useT } from '../messages.generated.ts'
import { useOnDemand } from '../useOnDemand.ts'
import type { ArrangedProductsProps } from './filters/ArrangedProducts.tsx'
import { getFilterCount, sortOrders } from './list-view.ts'
import { useListView } from './useListView.ts'

const loadFiltersDialog = async () => (await import('./filters/FiltersDialog.tsx')).FiltersDialog

/**
 * The filters' button and the sort order of a category's list, in a reserved place: they need scripts.
 * @param list null while the products load
 */
export function ListToolbar({ list }: { list: ArrangedProductsProps | null }) {
  const hydrated = useHydrated()
  return <Row>{list && hydrated && <Controls {...list} />}</Row>
}

function Controls(props: ArrangedProductsProps) {
  const translate = useT()
  const { view, changeView } = useListView()
  const filters = useOnDemand(loadFiltersDialog, () => t('products.filtersUnavailable'))
  const FiltersDialog = filters.Component
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
      <Sort>
        <SortSelect
          label={translate('products.sort')}
          sorts={sortOrders}
          sort={view.sort}
          getLabel={(order) => translate(`products.sort.${order}`)}
          onSort={(sort) => changeView((latest) => ({ ...latest, sort }))}
        />
      </Sort>
      {FiltersDialog && <FiltersDialog {...props} onClose={filters.close} />}
    </>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${size.control};
  margin-block-end: ${space[4]};
  && > button {
    flex: none;
    padding-inline: ${space[4]};
  }
`

const Sort = styled.div`
  min-inline-size: 0;
  & span {
    min-inline-size: 0;
  }
  /* No room on a phone; it still names the field. */
  ${mediaQuery.phone} {
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
