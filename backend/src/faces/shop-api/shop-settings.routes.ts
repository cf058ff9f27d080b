import { shopSettingsSchema } from '@shop/contracts/configuration/shop-settings.ts'

import { readShopSettings } from '../../domain/settings/shop-settings.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import type { Services } from '../services.ts'

const MAX_CACHE_BYTES = 64 * 1024

/** GET /shop-settings: what the office has changed, which the site asks for regularly. */
export function shopSettingsRoutes(app: App, services: Services): void {
  const sendCached = createResponseCache(MAX_CACHE_BYTES)
  app.get(
    '/shop-settings',
    {
      schema: {
        description: 'Settings of the shop that were changed in the office.',
        response: { 200: shopSettingsSchema },
      },
    },
    (request, reply) => sendCached(request, reply, [], () => readShopSettings(services)),
  )
}
