import { officeReleasesSchema } from '@shop/contracts/wire/office-releases.ts'

import { readDashboard } from '../../domain/releases/dashboard.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'
import { requireOffice } from './office-access.ts'

/** Who has what live, which names people of all teams. */
export function releasesRoutes(app: App, services: Services): void {
  app.get(
    '/releases',
    {
      onRequest: requireOffice(services, { owner: true }),
      schema: { response: { 200: officeReleasesSchema } },
    },
    () => readDashboard(services),
  )
}
