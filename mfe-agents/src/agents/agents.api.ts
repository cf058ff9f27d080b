import { AGENT_PAGE_SIZE } from '@shop/contracts/page-sizes.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

/** The backend takes no longer ones. */
const MAX_CITY_LENGTH = 100

const loadSchema = async () => (await import('@shop/contracts/agent.ts')).agentPageSchema

export interface DirectoryParams {
  /** Counted from 1. */
  page: number
  /** An English name; empty for all cities. */
  city: string
}

export function agentsQuery({ page, city }: DirectoryParams) {
  return queryOptions({
    queryKey: ['mfe-agents', 'agents', page, city],
    queryFn: ({ signal }) =>
      request(mainApi, loadSchema, {
        url: '/users',
        params: { role: 'agent', limit: AGENT_PAGE_SIZE, page, ...(city && { city }) },
        signal,
      }),
    // The choice of a city stays, with the focus in it, until its agents are there.
    placeholderData: (previous, query) => (query?.queryKey[3] === city ? undefined : previous),
  })
}

/** The requested page and city. */
export function parseDirectoryParams(search: URLSearchParams): DirectoryParams {
  return { page: parsePage(search), city: (search.get('city') ?? '').slice(0, MAX_CITY_LENGTH) }
}

/** The requested page, from 1; 1 when the parameter is absent or invalid. */
export function parsePage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
