import { componentQuery, queryClient } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useId } from 'react'
import { styled } from 'styled-components'

import { t, useT } from '../messages.ts'
import { useOnDemand } from '../useOnDemand.ts'
import { type ArrangedProductsProps, arrangedProductsQuery } from './LazyArrangedProducts.tsx'
import { getFilterCount, type SortOrder, sortOrders } from './list-view.ts'
import { useListView } from './useListView.ts'

const filtersDialogQuery = componentQuery(
  'FiltersDialog',
  async () => (await import('./filters/FiltersDialog.tsx')).FiltersDialog,
)

/** The filters' button and the sort order of a category's list. */
export function ListToolbar(props: ArrangedProductsProps) {
  const translate = useT()
  const sortId = useId()
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
        <label htmlFor={sortId}>{translate('products.sort')}</label>
        <Select
          id={sortId}
          value={view.sort}
          onChange={({ target }) => setView({ ...view, sort: target.value as SortOrder })}
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {translate(`products.sort.${order}`)}
            </option>
          ))}
        </Select>
      </Sort>
      {FiltersDialog && <FiltersDialog {...props} onClose={filters.close} />}
    </>
  )
}

const Sort = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  & > label {
    flex: none;
    font-size: ${font.s};
  }
  & > span {
    min-inline-size: 0;
  }
  /* No room on a phone; it still names the field. */
  @media not all and (min-width: 40rem) {
    & > label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  ${mediaQuery.tablet} {
    & > span {
      inline-size: 16rem;
    }
  }
`
