import { useSearchParams } from '@shop/router'

/** The search query, kept in the URL so that it can be shared and bookmarked. */
export function useSearchQuery() {
  const [params, setParams] = useSearchParams()
  function setQuery(query: string): void {
    // No history entry per typed letter.
    setParams(query.trim() ? { q: query } : {}, { replace: true, preventScrollReset: true })
  }
  return { query: params.get('q') ?? '', setQuery }
}
