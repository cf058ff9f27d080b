import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'

import { queryClient } from './shared-query-client.server.ts'

/** See the browser's module. */
export async function fetchForHtml<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  try {
    return await queryClient.fetchQuery({ ...query, meta: { htmlOnly: true } })
  } catch {
    // The page is rendered without.
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true })
    return undefined
  }
}
