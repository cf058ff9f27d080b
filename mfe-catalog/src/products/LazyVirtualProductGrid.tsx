import { componentQuery } from '@shop/kernel'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

import { ProductGrid } from './ProductGrid.tsx'
import type { VirtualProductGridProps } from './VirtualProductGrid.tsx'

/** Products shown until the virtualized grid has loaded; more than fit on a screen. */
export const PREVIEW_PRODUCTS = 24

const virtualProductGridQuery = componentQuery(
  'VirtualProductGrid',
  async () => (await import('./VirtualProductGrid.tsx')).VirtualProductGrid,
)

/** Loads the virtualized grid on demand, since most categories are short. */
export function LazyVirtualProductGrid(props: VirtualProductGridProps) {
  const { data: VirtualProductGrid, error, refetch } = useQuery(virtualProductGridQuery)
  // All cards are made anew: in slices, between which the page answers.
  const isShown = useDeferredValue(VirtualProductGrid !== undefined)
  if (VirtualProductGrid && isShown) return <VirtualProductGrid {...props} />
  return (
    <>
      <ProductGrid products={props.firstPage.results.slice(0, PREVIEW_PRODUCTS)} />
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
    </>
  )
}
