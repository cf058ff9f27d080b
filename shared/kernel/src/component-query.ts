import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import { withAutomaticRetry } from './with-automatic-retry.ts'

/**
 * A component loaded on demand; unlike with `React.lazy`, a failed load can be retried.
 * @param name of the package and of the component, such as `mfe-agents/MessageDialog`: all packages share one cache
 */
export function componentQuery<Props>(
  name: `${string}/${string}`,
  load: () => Promise<ComponentType<Props>>,
) {
  return queryOptions({
    queryKey: ['component', name],
    queryFn: () => withAutomaticRetry(load),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: true,
  })
}
