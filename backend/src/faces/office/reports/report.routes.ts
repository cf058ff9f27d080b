import {
  MAX_REPORT_DAYS,
  officeReportSchema,
  reportPeriods,
} from '@shop/contracts/wire/office-reports.ts'
import { z } from 'zod/mini'

import { HttpError } from '../../../platform/errors/http-error.ts'
import type { App } from '../../../platform/http/app.types.ts'
import type { Services } from '../../services.ts'
import { requireOffice } from '../office-access.ts'
import { countDays, type Period, toLastDays, toPeriod } from './report.rules.ts'
import { readReport } from './report.store.ts'
import { exportReport } from './report-export.ts'

const [first, ...others] = reportPeriods.map(String) as [string, ...string[]]

const dates = z.object({
  days: z.optional(z.enum([first, ...others])),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
})

/** The period of a query. @throws HttpError 400 */
function readPeriod({ days, from, to }: z.infer<typeof dates>, now: Date): Period {
  if (days !== undefined) return toLastDays(now, Number(days))
  if (from === undefined || to === undefined || from > to) {
    throw new HttpError(400, 'Please choose a first and a last day.')
  }
  if (countDays(from, to) > MAX_REPORT_DAYS) {
    throw new HttpError(400, `Please choose ${MAX_REPORT_DAYS} days at most.`)
  }
  return toPeriod(from, to)
}

/** What was sold. */
export function reportRoutes(app: App, services: Services): void {
  const onRequest = requireOffice(services)
  app.get(
    '/reports',
    { onRequest, schema: { querystring: dates, response: { 200: officeReportSchema } } },
    ({ query }) => readReport(services, readPeriod(query, services.clock())),
  )
  app.get(
    '/reports.csv',
    {
      onRequest,
      schema: {
        querystring: z.extend(dates, { lang: z._default(z.enum(['en', 'ar']), 'en') }),
      },
    },
    async ({ query }, reply) => {
      const table = await exportReport(services, readPeriod(query, services.clock()), query.lang)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="report.csv"')
        .send(table)
    },
  )
}
