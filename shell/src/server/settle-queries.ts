import { toFailure } from '@shop/kernel/http'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Waits until nothing is being fetched. */
export async function untilSettled(client: QueryClient): Promise<void> {
  for (;;) {
    const pending = client.getQueryCache().findAll({ fetchStatus: 'fetching' })
    if (pending.length === 0) return
    await Promise.allSettled(pending.map(async (query) => query.promise))
  }
}

/**
 * Waits for all data that was asked for. A query that failed and has `optional` in its `meta` is removed: the page is
 * rendered without its data, which the browser asks for.
 * @returns the keys of what does not exist. @throws what another query failed with
 */
export async function settleQueries(client: QueryClient): Promise<QueryKey[]> {
  await untilSettled(client)
  const cache = client.getQueryCache()
  const failed = cache.getAll().filter(({ state }) => state.status === 'error')
  const missing: QueryKey[] = []
  for (const query of failed) {
    if (query.meta?.['optional']) cache.remove(query)
    else if (toFailure(query.state.error).kind === 'notFound') missing.push(query.queryKey)
    else throw query.state.error as Error
  }
  return missing
}
