import type { ReportPeriod } from '@shop/contracts/wire/office-reports.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

export function reportQuery(days: ReportPeriod) {
  return queryOptions({
    queryKey: ['mfe-office', 'report', days],
    queryFn: ({ signal }) =>
      request(
        mainApi,
        async () => (await import('@shop/contracts/wire/office-reports.ts')).officeReportSchema,
        { url: '/office/reports', params: { days }, signal },
      ),
    staleTime: 0,
  })
}
