import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'

import type { ProductListProps } from './ProductList.tsx'
import { ShortList } from './ShortList.tsx'

/** Products to show until the code of the windowed list is there: more than a screen holds. */
const FIRST_PRODUCTS = 24

// Most categories are short and never need this code. As a query a failed fetch of it can be tried again.
const windowCode = queryOptions({
  queryKey: ['code', 'ProductWindow'],
  queryFn: async () => (await import('./ProductWindow.tsx')).ProductWindow,
  staleTime: Infinity,
  gcTime: Infinity,
})

export interface LongListProps extends ProductListProps {
  /** Products in the list, whether they have been fetched or not. */
  count: number
}

export function LongList(props: LongListProps) {
  const { data: ProductWindow, error, refetch } = useQuery(windowCode)
  if (ProductWindow) return <ProductWindow {...props} />
  return (
    <>
      <ShortList products={props.first.results.slice(0, FIRST_PRODUCTS)} />
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
    </>
  )
}
