import { QueryClient } from '@tanstack/react-query'

import { hasStatus, toFailure } from './failure.ts'

/** Creates a cache of server data. Retries a failed request once, unless it timed out or was one too many. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Fail when offline instead of pausing.
        networkMode: 'always',
        retryDelay: 500,
        retry: (failures, error) => {
          if (hasStatus(error, 429)) return false
          const { kind } = toFailure(error)
          return failures < 1 && ['server', 'unreachable', 'missing', 'offline'].includes(kind)
        },
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Aborts the requests that queries are waiting for and sends them anew. */
export function retryPendingQueries(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ fetchStatus: 'fetching' })) {
    // Silent: who waits for the query gets the new request's outcome, which is also in its state.
    void query.cancel({ silent: true })
    query.fetch().catch(() => undefined)
  }
}
