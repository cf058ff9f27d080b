import {
  vitalCountsSchema,
  type VitalReport,
  vitalReportSchema,
} from '@shop/contracts/browser/web-vitals.ts'
import {
  type FailureReport,
  failureReportSchema,
  reportCountsSchema,
  reportedFailuresSchema,
  reportedNameSchema,
  reportedVersionSchema,
} from '@shop/contracts/wire/failure-report.ts'
import { getNetwork } from '@shop/server/client-network.ts'
import { z } from 'zod/mini'

import {
  countReports,
  readReportCounts,
} from '../../domain/failure-reports/failure-report.store.ts'
import { readSamples, storeSamples } from '../../domain/failure-reports/failure-sample.store.ts'
import { countVitals, readVitals } from '../../domain/failure-reports/vital.store.ts'
import { requirePermission } from '../../platform/auth/release-permission.ts'
import type { App } from '../../platform/http/app.types.ts'
import { limitRequests } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'

/** Browsers send 20 failures and the use of each remote in one message at most. */
const MAX_REPORTS = 40
const MAX_BODY_BYTES = 32 * 1024

const sinceSchema = z.object({ remote: reportedNameSchema, since: z.iso.datetime() })

/** Others are left out: a tester's version may be at any address, and newer shells may say more. */
const parseReports = (items: readonly unknown[]): FailureReport[] =>
  items.flatMap((item) => failureReportSchema.safeParse(item).data ?? [])
const parseVitals = (items: readonly unknown[]): VitalReport[] =>
  items.flatMap((item) => vitalReportSchema.safeParse(item).data ?? [])

/** POST /failure-reports takes failures of front ends from browsers, GET counts those of one, or lists them. */
export async function failureReportRoutes(app: App, services: Services): Promise<void> {
  const { counters, log, isReleased = async () => true } = services
  const limit = limitRequests(services, 'failureReports', { key: getNetwork })

  /** Without those of versions that were never live: whoever sends a report may have made it up. */
  async function selectReleased<Report extends FailureReport | VitalReport>(
    reports: Report[],
  ): Promise<Report[]> {
    const released = reports.map(
      async ({ remote, version, shell }) =>
        (await isReleased(remote, version)) &&
        (shell === undefined || (await isReleased('shell', shell))),
    )
    const isStored = await Promise.all(released)
    return reports.filter((_, index) => isStored[index])
  }

  /** Lets whoever has the id of a request find what came of it in the browser. */
  function logRequests(reports: readonly FailureReport[]): void {
    for (const { remote: frontEnd, version, phase, requestId } of reports) {
      if (!requestId) continue
      log.info({ causedBy: requestId, frontEnd, version, phase }, 'A browser reported a failure')
    }
  }

  await app.register(async (scope: App) => {
    // `sendBeacon` sends a text, which needs no preflight.
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(
      '/failure-reports',
      {
        bodyLimit: MAX_BODY_BYTES,
        onRequest: limit,
        schema: {
          description:
            'Counts failures of front ends, and stores distinct ones, without what may be about a person.',
          body: z.array(z.unknown()).check(z.maxLength(MAX_REPORTS)),
        },
      },
      async (request, reply) => {
        const reports = await selectReleased(parseReports(request.body))
        await countReports(services, reports)
        await countVitals(services, await selectReleased(parseVitals(request.body)))
        for (const { phase } of reports) counters.countFailureReport(phase)
        logRequests(reports)
        for (const { remote: frontEnd, version, phase, message, page } of await storeSamples(
          services,
          reports,
        )) {
          log.warn({ frontEnd, version, phase, message, page }, 'A front end fails in a new way')
        }
        // The shop may be on another site, and a beacon's answer is loaded like a picture.
        return reply.code(204).header('cross-origin-resource-policy', 'cross-origin').send()
      },
    )
  })

  const assertReader = requirePermission(
    services,
    'reports',
    'Reading failure reports needs a permission.',
  )

  app.get(
    '/failure-reports',
    {
      onRequest: assertReader,
      schema: {
        description: 'What was reported of the versions of a front end since a time.',
        querystring: sinceSchema,
        response: { 200: reportCountsSchema },
      },
    },
    async (request, reply) => {
      const { remote, since } = request.query
      void reply.header('cache-control', 'no-store')
      return { counts: await readReportCounts(services, remote, new Date(since)) }
    },
  )

  app.get(
    '/failure-reports/failures',
    {
      onRequest: assertReader,
      schema: {
        description: 'The distinct failures of a version that browsers reported in 14 days.',
        querystring: z.object({ remote: reportedNameSchema, version: reportedVersionSchema }),
        response: { 200: reportedFailuresSchema },
      },
    },
    async (request, reply) => {
      const { remote, version } = request.query
      void reply.header('cache-control', 'no-store')
      return { failures: await readSamples(services, remote, version) }
    },
  )

  app.get(
    '/failure-reports/vitals',
    {
      onRequest: assertReader,
      schema: {
        description: 'Page loads by what visitors felt of them, of the versions of a front end.',
        querystring: sinceSchema,
        response: { 200: vitalCountsSchema },
      },
    },
    async (request, reply) => {
      const { remote, since } = request.query
      void reply.header('cache-control', 'no-store')
      return { vitals: await readVitals(services, remote, new Date(since)) }
    },
  )
}
