import { withAutomaticRetry } from '@shop/kernel/loading'
import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/**
 * A component loaded on demand; unlike with `React.lazy`, a failed load can be retried.
 * @param frontEnd whose component it is
 * @param load imports it
 */
export function componentQuery<Props>(
  frontEnd: string,
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return queryOptions({
    queryKey: [frontEnd, 'component', name],
    queryFn: () => withAutomaticRetry(load),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: true,
  })
}
