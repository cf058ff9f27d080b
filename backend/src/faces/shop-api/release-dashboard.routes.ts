import { releaseDashboardSchema } from '@shop/contracts/wire/office-releases.ts'

import { saveDashboard } from '../../domain/releases/dashboard.store.ts'
import { requirePermission } from '../../platform/auth/release-permission.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'

const MAX_BODY_BYTES = 1024 * 1024

/** PUT /release-dashboard takes the page of who has what live from the release tool, for owners in the office. */
export function releaseDashboardRoutes(app: App, services: Services): void {
  app.put(
    '/release-dashboard',
    {
      bodyLimit: MAX_BODY_BYTES,
      onRequest: requirePermission(
        services,
        'dashboard',
        'Sending the dashboard needs a permission.',
      ),
      schema: {
        description: 'Keeps the page of who has what live, which owners see in the office.',
        body: releaseDashboardSchema,
      },
    },
    async (request, reply) => {
      await saveDashboard(services, request.body.html)
      return reply.code(204).send()
    },
  )
}
