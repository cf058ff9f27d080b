import type { ProductPage } from '@shop/contracts/wire/catalog.ts'
import { useHydrated } from '@shop/kernel/page'
import { Button } from '@shop/ui/button/Button.tsx'
import { useOnDemand } from '@shop/ui/on-demand/useOnDemand.ts'
import { mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { SortSelect } from '../layout/SortSelect.tsx'
import { t, useT } from '../messages.generated.ts'
import { getMaterialChoices, getPriceChoices } from './filters/arrange-products.ts'
import type { ArrangedProductsProps } from './filters/ArrangedProducts.tsx'
import { getFilterCount, parseListView, sortOrders } from './list-view.ts'
import { NameOnCards } from './names/NameOnCards.tsx'
import { useListView } from './useListView.ts'
import { isWholeList } from './useWholeList.ts'

const loadFiltersDialog = async () => (await import('./filters/FiltersDialog.tsx')).FiltersDialog

interface ListToolbarProps {
  /** Null while the products load. */
  list: ArrangedProductsProps | null
  /** Chooses the order of the list. */
  sort: ReactNode
}

/** The filters' button, the sort order and the name on all products of a list, in a reserved place: they need scripts. */
export function ListToolbar({ list, sort }: ListToolbarProps) {
  const hydrated = useHydrated()
  return (
    <Row>
      <Choices>
        {list && hydrated && (
          <>
            {hasChoices(list.firstPage) && <FiltersButton {...list} />}
            <Sort>{sort}</Sort>
          </>
        )}
      </Choices>
      {list?.firstPage.results.some(({ details }) => details?.surface) && (
        <Names>{hydrated && <NameOnCards products={list.firstPage.results} />}</Names>
      )}
    </Row>
  )
}

/** Whether there is anything to filter by; of a list that has further pages, nobody knows yet. */
function hasChoices(firstPage: ProductPage): boolean {
  const { results } = firstPage
  const all = parseListView(new URLSearchParams())
  return (
    !isWholeList(firstPage) ||
    getPriceChoices(results, all).length + getMaterialChoices(results, all).length > 0
  )
}

function FiltersButton(props: ArrangedProductsProps) {
  const translate = useT()
  const { view } = useListView()
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
      {FiltersDialog && <FiltersDialog {...props} onClose={filters.close} />}
    </>
  )
}

/** The orders that the page sorts a whole list by. */
export function ListSort() {
  const t = useT()
  const { view, changeView } = useListView()
  return (
    <SortSelect
      label={t('products.sort')}
      sorts={sortOrders}
      sort={view.sort}
      getLabel={(order) => t(`products.sort.${order}`)}
      onSort={(sort) => changeView((latest) => ({ ...latest, sort }))}
    />
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  margin-block-end: ${space[4]};
`

/** Both are as high before they are filled: a press must not miss a card that moves. */
const Choices = styled.div`
  flex: 1 0 100%;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-inline-size: 0;
  min-block-size: ${size.control};
  && > button {
    flex: none;
    padding-inline: ${space[4]};
  }
  ${mediaQuery.laptop} {
    flex: 1 1 0;
  }
`

const Names = styled.div`
  flex: 1 0 100%;
  min-block-size: ${size.touch};
  & button {
    inline-size: 100%;
    /* On one line at 320 px, too. */
    padding-inline: ${space[2]};
  }
  ${mediaQuery.tablet} {
    & button {
      inline-size: auto;
      padding-inline: ${space[4]};
    }
  }
  ${mediaQuery.laptop} {
    flex: none;
  }
`

const Sort = styled.div`
  min-inline-size: 0;
  margin-inline-start: auto;
  & span {
    min-inline-size: 0;
  }
  /* No room on a phone; it still names the field. */
  ${mediaQuery.phone} {
    flex: 1 1 0;
    & span {
      inline-size: 100%;
    }
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
