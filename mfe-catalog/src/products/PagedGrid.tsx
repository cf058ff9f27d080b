import type { Product, ProductPage } from '@shop/contracts/wire/catalog.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'

import { getPagesOfRange, locateItem } from './list-index.ts'
import { LongProductGrid, PART_SIZE } from './LongProductGrid.tsx'
import { PartialLoadError } from './PartialLoadError.tsx'
import type { productPageQuery } from './products.api.ts'

export interface PagedGridProps {
  /** Another page of the list, with as many products. */
  pageQuery: (page: number) => ReturnType<typeof productPageQuery>
  /** The requested page, where the list starts. */
  firstPage: ProductPage
  /** Products in the list, loaded or not. */
  count: number
}

/** A grid of all products of a list, loaded page by page as they come near the viewport. */
export function PagedGrid({ pageQuery, firstPage, count }: PagedGridProps) {
  const { paginate } = firstPage
  const [pages, setPages] = useState(() =>
    getPagesOfRange(0, Math.min(PART_SIZE, count) - 1, paginate),
  )
  const queries = useQueries({ queries: pages.map(pageQuery) })
  const failed = queries.filter(({ data, isError }) => isError && !data)

  /** Undefined while the page of the product loads, null where that page has none. */
  function getProduct(itemIndex: number): Product | null | undefined {
    const { page, index } = locateItem(itemIndex, paginate)
    const results = queries[pages.indexOf(page)]?.data?.results
    return results && (results[index] ?? null)
  }

  function load(first: number, last: number) {
    setPages((known) => {
      const missing = getPagesOfRange(first, last, paginate).filter((page) => !known.includes(page))
      return missing.length > 0 ? [...known, ...missing] : known
    })
  }

  return (
    <>
      <LongProductGrid
        count={count}
        estimated={paginate.estimated}
        getProduct={getProduct}
        onNear={load}
      />
      {failed.length > 0 && (
        <PartialLoadError onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
    </>
  )
}
