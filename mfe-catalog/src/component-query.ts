import { queryOptions } from '@tanstack/react-query'

/** A component loaded on demand. As a query, since a load that failed can be retried, unlike with `React.lazy`. */
export function componentQuery<Component>(name: string, load: () => Promise<Component>) {
  return queryOptions({
    queryKey: ['component', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
