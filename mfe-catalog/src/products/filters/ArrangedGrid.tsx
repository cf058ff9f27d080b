import type { Product } from '@shop/contracts/catalog.ts'
import { useRef } from 'react'

import { CardRange } from '../CardRange.tsx'
import { useGridMetrics } from '../useGridMetrics.ts'
import { useVisibleRange } from '../useVisibleRange.ts'

/** A virtualized grid of products that are all loaded. */
export function ArrangedGrid({ products }: { products: readonly Product[] }) {
  const listRef = useRef<HTMLUListElement>(null)
  const count = products.length
  const range = useVisibleRange(count, useGridMetrics(listRef))
  return (
    <CardRange
      listRef={listRef}
      range={range}
      count={count}
      getProduct={(index) => products[index] ?? null}
    />
  )
}
