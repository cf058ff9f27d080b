import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { orderQuery } from './orders.api.ts'

interface OrdersLoaderProps {
  ids: readonly string[]
  children: (orders: OfficeOrderDetails[]) => ReactNode
}

/** Loads several orders, each once, in the order of their ids. */
export function OrdersLoader({ ids, children }: OrdersLoaderProps) {
  const orders = useQueries({ queries: [...new Set(ids)].map(orderQuery) })
  const failed = orders.find(({ error }) => error)
  if (failed) return <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
  // Those that were opened before may have gone a step further since.
  if (!orders.every(({ isFetchedAfterMount }) => isFetchedAfterMount)) {
    return (
      <Loading>
        <Skeleton height="18rem" shape="l" />
      </Loading>
    )
  }
  return children(orders.flatMap(({ data }) => data ?? []))
}
