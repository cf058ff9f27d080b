import type { Product } from '@shop/contracts/catalog.ts'
import { useState } from 'react'

import { VirtualProductGrid } from '../VirtualProductGrid.tsx'
import { getFirstRange } from '../visible-range.ts'

/** A virtualized grid of products that are all loaded. */
export function ArrangedGrid({ products }: { products: readonly Product[] }) {
  const count = products.length
  const [range, setRange] = useState(() => getFirstRange(count, count))
  return (
    <VirtualProductGrid
      count={count}
      range={range}
      onRangeChange={setRange}
      getProduct={(index) => products[index] ?? null}
    />
  )
}
