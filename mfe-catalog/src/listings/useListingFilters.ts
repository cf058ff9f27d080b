import { useSearchParams } from '@shop/router'

import { type ListingFilters, parseFilters, toSearchParams } from './listing-filters.ts'

export function useListingFilters() {
  const [query, setQuery] = useSearchParams()
  /** Changes the filters that were chosen last. */
  function changeFilters(change: (filters: ListingFilters) => ListingFilters, replace = false) {
    setQuery((latest) => toSearchParams(change(parseFilters(latest))), {
      preventScrollReset: true,
      replace,
    })
  }

  return {
    filters: parseFilters(query),
    changeFilters,
    /** Replaces the history entry, since each letter changes the search. */
    setSearch: (search: string) => changeFilters((latest) => ({ ...latest, search }), true),
  }
}

export type ListingFiltersState = ReturnType<typeof useListingFilters>
