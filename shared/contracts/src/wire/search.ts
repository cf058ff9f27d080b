/** Longest text that is searched for. */
export const MAX_SEARCH_LENGTH: number = 100

/** Products per page of GET {search URL}?q&lang&sort&page&limit, which returns a `productPageSchema`. */
export const SEARCH_PAGE_SIZE: number = 48

/** Orders of the results; the first is the default. */
export const searchSorts = ['relevance', 'price-asc', 'price-desc'] as const
export type SearchSort = (typeof searchSorts)[number]
