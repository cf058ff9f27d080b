import { QueryClient } from '@tanstack/react-query'

import { toFailure } from './failure.ts'

/** The one cache of server data. A call that failed fast is tried once more; a slow one is not waited for twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Offline is a failure with a message, not a wait without end.
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
