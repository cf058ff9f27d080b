import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

export const todayQuery = queryOptions({
  queryKey: ['mfe-office', 'today'],
  queryFn: ({ signal }) =>
    request(
      mainApi,
      async () => (await import('@shop/contracts/wire/office-today.ts')).officeTodaySchema,
      { url: '/office/today', signal },
    ),
  staleTime: 0,
})
