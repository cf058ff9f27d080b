import { deliverySettingsSchema } from '@shop/contracts/delivery-settings.ts'
import { errorBodySchema } from '@shop/contracts/error.ts'
import { heroSettingsSchema } from '@shop/contracts/hero-settings.ts'
import { versionSchema } from '@shop/contracts/office-goods.ts'
import { saleSettingsSchema } from '@shop/contracts/sale-settings.ts'
import {
  officeContactSchema,
  officeDeliverySchema,
  officeHeroSchema,
  officeSaleSchema,
  officeSettingsSchema,
  shopContactSchema,
} from '@shop/contracts/shop-settings.ts'
import { z } from 'zod/mini'

import type { App } from '../http/app.types.ts'
import type { Services } from '../services.ts'
import { requireCoupons } from '../shop-settings/publish-sale.ts'
import {
  addPictureUrls,
  readOfficeSettings,
  saveSetting,
} from '../shop-settings/shop-settings.store.ts'
import { getOfficeUser, requireOffice } from './office-access.ts'

/** Delivery, contact, the home page's slides and the sale, which owners change. */
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
  app.patch(
    '/settings/hero',
    {
      onRequest,
      schema: {
        body: z.intersection(heroSettingsSchema, versionSchema),
        response: { 200: officeHeroSchema, 409: errorBodySchema },
      },
    },
    async (request) => {
      const { version, ...hero } = request.body
      const change = { value: hero, version }
      const saved = await saveSetting(services, getOfficeUser(request), 'hero', change)
      return { ...saved, value: addPictureUrls(services.config, saved.value) }
    },
  )
  app.patch(
    '/settings/sale',
    {
      onRequest,
      schema: {
        body: z.intersection(saleSettingsSchema, versionSchema),
        response: { 200: officeSaleSchema, 409: errorBodySchema, 422: errorBodySchema },
      },
    },
    async (request) => {
      const { version, ...value } = request.body
      await requireCoupons(services.db, value)
      return saveSetting(services, getOfficeUser(request), 'sale', { value, version })
    },
  )
}
