import { withAutomaticRetry } from '@shop/kernel/loading'
import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** A component loaded on demand; unlike with `React.lazy`, a failed load can be retried. */
export function componentQuery<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  return queryOptions({
    queryKey: ['shell', 'component', name],
    queryFn: () => withAutomaticRetry(load),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: true,
  })
}
