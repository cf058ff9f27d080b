import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const INTERVAL_MS = 60_000

/** How many records wait for somebody, by the page of the office that lists them. */
export const countsQuery = queryOptions({
  queryKey: ['mfe-office', 'counts'],
  queryFn: ({ signal }) =>
    request(
      mainApi,
      async () => (await import('@shop/contracts/wire/office.ts')).officeCountsSchema,
      { url: '/office/counts', signal },
    ),
  refetchInterval: INTERVAL_MS,
})
