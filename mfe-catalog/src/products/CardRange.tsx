import type { Product } from '@shop/contracts/catalog.ts'
import { CardGrid } from '@shop/ui/layout/CardGrid.tsx'
import type { RefObject } from 'react'

import { useT } from '../messages.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { PRIORITY_CARDS } from './ProductGrid.tsx'
import type { VisibleRange } from './useVisibleRange.ts'

interface CardRangeProps {
  listRef: RefObject<HTMLUListElement | null>
  range: VisibleRange
  /** Products in the whole list. */
  count: number
  /** Undefined while the product loads, null where its page has none. */
  getProduct: (index: number) => Product | null | undefined
}

/** The cards of the visible range of a virtualized grid, in a list of the full height. */
export function CardRange({ listRef, range, count, getProduct }: CardRangeProps) {
  const t = useT()
  const items = []
  for (let index = range.first; index <= range.last; index++) {
    const product = getProduct(index)
    if (product === null) continue
    items.push(
      <li key={index} aria-setsize={count} aria-posinset={index + 1}>
        {product ? (
          <ProductCard product={product} priority={index < PRIORITY_CARDS} />
        ) : (
          <ProductCardSkeleton />
        )}
      </li>,
    )
  }
  return (
    <CardGrid
      $medium={3}
      ref={listRef}
      aria-label={t('products.list')}
      style={{ paddingBlockStart: range.paddingStart, paddingBlockEnd: range.paddingEnd }}
    >
      {items}
    </CardGrid>
  )
}
