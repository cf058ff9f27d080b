import type { ReportDates } from '@shop/contracts/wire/office-reports.ts'
import { mainApi, request } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'
import { queryOptions } from '@tanstack/react-query'

const loadSchemas = () => import('@shop/contracts/wire/office-reports.ts')

export function reportQuery(dates: ReportDates) {
  return queryOptions({
    queryKey: ['mfe-office', 'report', dates],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadSchemas()).officeReportSchema, {
        url: '/office/reports',
        params: dates,
        signal,
      }),
    staleTime: 0,
  })
}

/** The figures of each day, as a table for spreadsheets. */
export const loadReportTable = (dates: ReportDates, lang: Language): Promise<Blob> =>
  request(mainApi, async () => (await loadSchemas()).reportTableSchema, {
    url: '/office/reports.csv',
    params: { ...dates, lang },
    responseType: 'blob',
  })
