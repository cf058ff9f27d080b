import { mainApi, request } from '@shop/kernel/http'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** What a search over the whole office finds; nothing is asked for while nothing is typed. */
export function searchQuery(q: string) {
  return queryOptions({
    queryKey: ['mfe-office', 'search', q],
    queryFn: ({ signal }) =>
      request(
        mainApi,
        async () => (await import('@shop/contracts/wire/office-search.ts')).officeSearchSchema,
        { url: '/office/search', params: { q }, signal },
      ),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
