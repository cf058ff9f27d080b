import { useRef } from 'react'

import { useT } from '../messages.ts'
import type { LongListProps } from './LongList.tsx'
import { PartialFailure } from './PartialFailure.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { FIRST_ROW } from './ShortList.tsx'
import { useGridMeasures } from './useGridMeasures.ts'
import { usePages } from './usePages.ts'
import { useRowsInView } from './useRowsInView.ts'

/** A list as long as the whole category, of which only the products near the screen exist. */
export function ProductWindow(props: LongListProps) {
  const { count } = props
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const { first, last, before, after } = useRowsInView(count, useGridMeasures(list))
  const { productAt, failed, retry } = usePages(props, { first, last })

  const items = []
  for (let slot = first; slot <= last; slot++) {
    const product = productAt(slot)
    if (product === null) break
    items.push(
      <li key={slot} aria-setsize={count} aria-posinset={slot + 1}>
        {product ? (
          <ProductCard product={product} priority={slot < FIRST_ROW} />
        ) : (
          <ProductCardSkeleton />
        )}
      </li>,
    )
  }
  return (
    <>
      <ProductGrid
        ref={list}
        aria-label={t('products.list')}
        style={{ paddingBlockStart: before, paddingBlockEnd: after }}
      >
        {items}
      </ProductGrid>
      {failed && <PartialFailure onRetry={retry} />}
    </>
  )
}
