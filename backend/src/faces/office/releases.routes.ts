import {
  officeReleasesSchema,
  releaseDashboardSchema,
} from '@shop/contracts/wire/office-releases.ts'

import { readDashboard, saveDashboard } from '../../domain/releases/dashboard.store.ts'
import { requirePermission } from '../../platform/auth/release-permission.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'
import { requireOffice } from './office-access.ts'

/** A page has at most a million characters, most of which are one byte. */
const MAX_BODY_BYTES = 2 * 1024 * 1024

/** Who has what live, which names people of all teams: for owners, from the release tool. */
export function releasesRoutes(app: App, services: Services): void {
  app.get(
    '/releases',
    {
      onRequest: requireOffice(services, { owner: true }),
      schema: { response: { 200: officeReleasesSchema } },
    },
    () => readDashboard(services),
  )

  app.put(
    '/releases',
    {
      bodyLimit: MAX_BODY_BYTES,
      onRequest: requirePermission(
        services,
        'dashboard',
        'Sending the dashboard needs a permission.',
      ),
      schema: {
        description: 'Keeps the page of who has what live that the release tool has made.',
        body: releaseDashboardSchema,
      },
    },
    async (request, reply) => {
      await saveDashboard(services, request.body.html)
      return reply.code(204).send()
    },
  )
}
