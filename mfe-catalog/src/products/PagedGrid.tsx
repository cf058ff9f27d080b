import type { Product, ProductPage } from '@shop/contracts/catalog.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'

import { getPagesOfRange, locateItem } from './list-index.ts'
import { PartialLoadError } from './PartialLoadError.tsx'
import type { productPageQuery } from './products.api.ts'
import { VirtualProductGrid } from './VirtualProductGrid.tsx'
import { getFirstRange, type VisibleRange } from './visible-range.ts'

export interface PagedGridProps {
  /** Another page of the list, with as many products. */
  pageQuery: (page: number) => ReturnType<typeof productPageQuery>
  /** The requested page, where the list starts. */
  firstPage: ProductPage
  /** Products in the list, loaded or not. */
  count: number
}

/** A virtualized grid of all products of a list, loaded page by page. */
export function PagedGrid(props: PagedGridProps) {
  const { count, firstPage } = props
  const [range, setRange] = useState(() => getFirstRange(count, firstPage.results.length))
  const { getProduct, hasError, retry } = usePagesOfRange(props, range)

  return (
    <>
      <VirtualProductGrid
        count={count}
        estimated={firstPage.paginate.estimated}
        range={range}
        onRangeChange={setRange}
        getProduct={getProduct}
      />
      {hasError && <PartialLoadError onRetry={retry} />}
    </>
  )
}

/** Loads the pages of the visible range; requests for pages that leave it are aborted. */
function usePagesOfRange(
  { pageQuery, firstPage: { paginate } }: PagedGridProps,
  { first, last }: VisibleRange,
) {
  const pages = getPagesOfRange(first, last, paginate)
  const queries = useQueries({
    queries: pages.map(pageQuery),
  })
  const failed = queries.filter(({ data, isError }) => isError && !data)
  return {
    /** Undefined while the page of the product loads, null where that page has none. */
    getProduct: (itemIndex: number): Product | null | undefined => {
      const { page, index } = locateItem(itemIndex, paginate)
      const results = queries[pages.indexOf(page)]?.data?.results
      return results && (results[index] ?? null)
    },
    hasError: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
