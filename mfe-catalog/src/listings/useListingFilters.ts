import { useSearchParams } from '@shop/router'

import { type ListingFilters, parseFilters, toSearchParams } from './listing-filters.ts'

/** The filters in the URL. */
export function useListingFilters() {
  const [query, setQuery] = useSearchParams()
  const filters = parseFilters(query)
  return {
    filters,
    setFilters: (next: ListingFilters) =>
      setQuery(toSearchParams(next), { preventScrollReset: true }),
    /** Replaces the history entry, since each letter changes the search. */
    setSearch: (search: string) =>
      setQuery(toSearchParams({ ...filters, search }), { preventScrollReset: true, replace: true }),
  }
}

export type ListingFiltersState = ReturnType<typeof useListingFilters>
