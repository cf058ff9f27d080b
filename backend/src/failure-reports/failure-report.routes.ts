import {
  type FailureReport,
  failureReportSchema,
  reportCountsSchema,
  reportedNameSchema,
} from '@shop/contracts/failure-report.ts'
import { getNetwork } from '@shop/server/client-network.ts'
import { isPermitted } from '@shop/server/signed-permission.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import type { App } from '../http/app.types.ts'
import { HttpError } from '../http/http-error.ts'
import { limitRequests } from '../rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { countReports, readReportCounts } from './failure-report.store.ts'

/** Browsers send 20 failures and the use of each remote in one message at most. */
const MAX_REPORTS = 40
const MAX_BODY_BYTES = 32 * 1024

/** Others are left out: a tester's version may be at any address, and newer shells may say more. */
const parseReports = (items: readonly unknown[]): FailureReport[] =>
  items.flatMap((item) => failureReportSchema.safeParse(item).data ?? [])

/** POST /failure-reports takes failures of front ends from browsers, GET counts those of one. */
export async function failureReportRoutes(app: App, services: Services): Promise<void> {
  const { config, clock, counters, log } = services
  const limit = limitRequests(services, 'failureReports', { key: getNetwork })

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
          description: 'Counts failures of front ends. Messages and pages are not stored.',
          body: z.array(z.unknown()).check(z.maxLength(MAX_REPORTS)),
        },
      },
      async (request, reply) => {
        const reports = parseReports(request.body)
        await countReports(services, reports)
        for (const { phase } of reports) counters.countFailureReport(phase)
        logRequests(reports)
        // The shop may be on another site, and a beacon's answer is loaded like a picture.
        return reply.code(204).header('cross-origin-resource-policy', 'cross-origin').send()
      },
    )
  })

  async function assertReader({ headers }: FastifyRequest): Promise<void> {
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    if (await isPermitted(config.reportReaders, 'reports', token, clock())) return
    throw new HttpError(401, 'Reading failure reports needs a permission.')
  }

  app.get(
    '/failure-reports',
    {
      onRequest: assertReader,
      schema: {
        description: 'What was reported of the versions of a front end since a time.',
        querystring: z.object({
          remote: reportedNameSchema,
          since: z.iso.datetime(),
        }),
        response: { 200: reportCountsSchema },
      },
    },
    async (request, reply) => {
      const { remote, since } = request.query
      void reply.header('cache-control', 'no-store')
      return { counts: await readReportCounts(services, remote, new Date(since)) }
    },
  )
}
