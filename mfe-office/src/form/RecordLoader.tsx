import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** The content that needs a record, or the state of its loading. */
export function RecordLoader<Item>({
  query,
  children,
}: {
  query: UseQueryResult<Item>
  children: (item: Item) => ReactNode
}) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  return (
    <Loading>
      <Skeleton height="24rem" shape="l" />
    </Loading>
  )
}
