import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'

/**
 * On the server, fetches data that the page can do without: they are in its HTML, and not in what is sent for the
 * browser, which fetches them when it needs them. Does nothing in the browser.
 */
export async function fetchForHtml<Data, Key extends QueryKey>(
  _query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  return undefined
}
