import { officeReportSchema, reportPeriods } from '@shop/contracts/wire/office-reports.ts'
import { z } from 'zod/mini'

import type { App } from '../../../platform/http/app.types.ts'
import type { Services } from '../../services.ts'
import { requireOffice } from '../office-access.ts'
import { readReport } from './report.store.ts'

const [first, ...others] = reportPeriods.map(String) as [string, ...string[]]

/** What was sold. */
export function reportRoutes(app: App, services: Services): void {
  app.get(
    '/reports',
    {
      onRequest: requireOffice(services),
      schema: {
        querystring: z.object({ days: z.enum([first, ...others]) }),
        response: { 200: officeReportSchema },
      },
    },
    ({ query }) => readReport(services, Number(query.days)),
  )
}
