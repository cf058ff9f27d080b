import type { QueryClient } from '@tanstack/react-query'

/** Waits for all data that was asked for. @throws what a query failed with */
export async function settleQueries(client: QueryClient): Promise<void> {
  const cache = client.getQueryCache()
  for (;;) {
    const pending = cache.findAll({ fetchStatus: 'fetching' })
    if (pending.length === 0) break
    await Promise.allSettled(pending.map(async (query) => query.promise))
  }
  const failed = cache.getAll().find(({ state }) => state.status === 'error')
  if (failed) throw failed.state.error as Error
}
