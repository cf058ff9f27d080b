import { useSearchParams } from '@shop/router'

/** What is looked for, kept in the address so that it can be shared and come back to. */
export function useSearchQuery() {
  const [params, setParams] = useSearchParams()
  function setQuery(query: string): void {
    // Every letter typed is not a page to go back to.
    setParams(query.trim() ? { q: query } : {}, { replace: true, preventScrollReset: true })
  }
  return { query: params.get('q') ?? '', setQuery }
}
