import { toFailure } from '@shop/kernel'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Waits for all data that was asked for.
 * @returns the keys of what does not exist. @throws what another query failed with
 */
export async function settleQueries(client: QueryClient): Promise<QueryKey[]> {
  const cache = client.getQueryCache()
  for (;;) {
    const pending = cache.findAll({ fetchStatus: 'fetching' })
    if (pending.length === 0) break
    await Promise.allSettled(pending.map(async (query) => query.promise))
  }
  const failed = cache.getAll().filter(({ state }) => state.status === 'error')
  for (const { state } of failed) {
    if (toFailure(state.error).kind !== 'notFound') throw state.error as Error
  }
  return failed.map(({ queryKey }) => queryKey)
}
