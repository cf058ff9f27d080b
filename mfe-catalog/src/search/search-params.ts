import { fitLength } from '@shop/contracts/rules/characters.ts'
import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import {
  MAX_SEARCH_LENGTH,
  SEARCH_PAGE_SIZE,
  type SearchSort,
  searchSorts,
} from '@shop/contracts/wire/search.ts'

import { type PageParams, parsePageParams } from '../products/page-params.ts'

export interface SearchParams extends PageParams {
  /** Empty when nothing is searched for. */
  query: string
  sort: SearchSort
}

/** The search of an address; invalid parts count as absent, and a text that is too long is cut. */
export function parseSearchParams(search: URLSearchParams): SearchParams {
  const sort = search.get('sort')
  return {
    ...parsePageParams(search, SEARCH_PAGE_SIZE),
    query: fitLength(normalizeTyped(search.get('q') ?? ''), MAX_SEARCH_LENGTH),
    sort: searchSorts.find((name) => name === sort) ?? searchSorts[0],
  }
}

/** The address of the same search in another order, from its first page. */
export function withSort(search: URLSearchParams, sort: SearchSort): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  if (sort === searchSorts[0]) next.delete('sort')
  else next.set('sort', sort)
  return next
}
