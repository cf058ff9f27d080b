import { queryOptions } from '@tanstack/react-query'

/** A component loaded on demand; unlike with `React.lazy`, a failed load can be retried. */
export function componentQuery<Component>(name: string, load: () => Promise<Component>) {
  return queryOptions({
    queryKey: ['component', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
