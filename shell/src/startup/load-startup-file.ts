import { queryClient } from '@shop/kernel/http'
import { LOAD_TIMEOUT_MS, withTimeout } from '@shop/kernel/loading'

const requested = new Set<string>()

/**
 * Loads a file that the shop cannot start without. It is a query, so that `retryPendingLoads` aborts a request that
 * hangs and sends a new one.
 * @throws TimeoutError, or what `load` throws
 */
export function loadStartupFile<Data>(
  url: string,
  load: (url: string, init: RequestInit) => Promise<Data>,
): Promise<Data> {
  const data = queryClient.fetchQuery({
    queryKey: ['startup', url],
    // The content that was read before may be out of date.
    staleTime: 0,
    queryFn: ({ signal }) => {
      // A second request must not join the file's preload, which may hang as well.
      const cache = requested.has(url) ? 'reload' : 'default'
      requested.add(url)
      return load(url, { signal, cache })
    },
  })
  return withTimeout(data, LOAD_TIMEOUT_MS, url)
}
