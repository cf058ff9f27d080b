import { deliverySettingsSchema } from '@shop/contracts/delivery-settings.ts'
import { errorBodySchema } from '@shop/contracts/error.ts'
import { versionSchema } from '@shop/contracts/office-goods.ts'
import {
  officeContactSchema,
  officeDeliverySchema,
  officeSettingsSchema,
  shopContactSchema,
} from '@shop/contracts/shop-settings.ts'
import { z } from 'zod/mini'

import type { App } from '../http/app.types.ts'
import type { Services } from '../services.ts'
import { readOfficeSettings, saveSetting } from '../shop-settings/shop-settings.store.ts'
import { getOfficeUser, requireOffice } from './office-access.ts'

/** Delivery and contact, which owners change. */
export function settingsOfficeRoutes(app: App, services: Services): void {
  const onRequest = requireOffice(services, { owner: true })

  app.get('/settings', { onRequest, schema: { response: { 200: officeSettingsSchema } } }, () =>
    readOfficeSettings(services),
  )
  app.patch(
    '/settings/delivery',
    {
      onRequest,
      schema: {
        body: z.intersection(deliverySettingsSchema, versionSchema),
        response: { 200: officeDeliverySchema, 409: errorBodySchema },
      },
    },
    (request) => {
      const { version, ...value } = request.body
      return saveSetting(services, getOfficeUser(request), 'delivery', { value, version })
    },
  )
  app.patch(
    '/settings/contact',
    {
      onRequest,
      schema: {
        body: z.intersection(shopContactSchema, versionSchema),
        response: { 200: officeContactSchema, 409: errorBodySchema },
      },
    },
    (request) => {
      const { version, ...value } = request.body
      return saveSetting(services, getOfficeUser(request), 'contact', { value, version })
    },
  )
}
