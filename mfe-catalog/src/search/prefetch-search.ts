import { getConfig, getLanguage, queryClient } from '@shop/kernel'

import { searchQuery } from './search.api.ts'
import { parseSearchParams } from './search-params.ts'

/** Starts loading the results of an address. */
export function prefetchSearch(search: URLSearchParams): void {
  const params = parseSearchParams(search)
  if (!getConfig().searchUrl || !params.query) return
  void queryClient.prefetchQuery(searchQuery(params, getLanguage().lang))
}
