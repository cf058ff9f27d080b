import type { Product } from '@shop/contracts/catalog.ts'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { CardGrid } from '@shop/ui/layout/CardGrid.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { useT } from '../messages.generated.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { PRIORITY_CARDS } from './ProductGrid.tsx'
import type { VisibleRange } from './visible-range.ts'

interface VirtualProductGridProps {
  /** Products in the whole list. */
  count: number
  /** Whether there may be fewer. */
  estimated?: boolean | undefined
  range: VisibleRange
  onRangeChange: (range: VisibleRange) => void
  /** Undefined while the product loads, null where its page has none. */
  getProduct: (index: number) => Product | null | undefined
}

/** Code as a query, since the list can be scrolled only with it: unlike `React.lazy`, it can be asked for again. */
const visibleRangeObserverQuery = queryOptions({
  queryKey: ['mfe-catalog', 'VisibleRangeObserver'],
  queryFn: async () => (await import('./VisibleRangeObserver.tsx')).VisibleRangeObserver,
  staleTime: Infinity,
  gcTime: Infinity,
})

/**
 * The cards of the visible range, in a list of the full height. What observes the range is loaded on demand, since
 * most categories are short; the cards stay the same elements when it arrives, with the focus in them.
 */
export function VirtualProductGrid({
  count,
  estimated = false,
  range,
  onRangeChange,
  getProduct,
}: VirtualProductGridProps) {
  const t = useT()
  const listRef = useRef<HTMLUListElement>(null)
  const { data: VisibleRangeObserver, error, refetch } = useQuery(visibleRangeObserverQuery)
  const items = []
  // The list may have become shorter since its range was observed.
  for (let index = range.first; index <= Math.min(range.last, count - 1); index++) {
    const product = getProduct(index)
    if (product === null) continue
    items.push(
      <li key={index} aria-setsize={estimated ? -1 : count} aria-posinset={index + 1}>
        {product ? (
          <ProductCard product={product} priority={index < PRIORITY_CARDS} />
        ) : (
          <ProductCardSkeleton />
        )}
      </li>,
    )
  }
  return (
    <>
      <CardGrid
        $medium={3}
        ref={listRef}
        aria-label={t('products.list')}
        style={{ paddingBlockStart: range.paddingStart, paddingBlockEnd: range.paddingEnd }}
      >
        {items}
      </CardGrid>
      {VisibleRangeObserver && (
        <VisibleRangeObserver listRef={listRef} count={count} onChange={onRangeChange} />
      )}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
    </>
  )
}
