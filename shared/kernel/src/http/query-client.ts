import { QueryClient } from '@tanstack/react-query'

import { toFailure } from './failure.ts'

/** Creates a cache of server data. Retries a failed request once, unless it timed out. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Fail when offline instead of pausing.
        networkMode: 'always',
        retryDelay: 500,
        retry: (failures, error) => {
          const { kind } = toFailure(error)
          return failures < 1 && (kind === 'server' || kind === 'offline')
        },
      },
      mutations: { networkMode: 'always' },
    },
  })
}

export const queryClient = createQueryClient()
