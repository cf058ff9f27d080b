import { deliverySettingsSchema } from '@shop/contracts/configuration/delivery-settings.ts'
import { heroSettingsSchema } from '@shop/contracts/configuration/hero-settings.ts'
import { saleSettingsSchema } from '@shop/contracts/configuration/sale-settings.ts'
import {
  type OfficeSettings,
  officeSettingsSchema,
  shopContactSchema,
} from '@shop/contracts/configuration/shop-settings.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { versionSchema } from '@shop/contracts/wire/office-fields.ts'
import { z } from 'zod/mini'

import { requireCoupons } from '../../domain/settings/publish-sale.ts'
import {
  addPictureUrls,
  readOfficeSettings,
  resetSetting,
  saveSetting,
  type SettingName,
  type StoredSettings,
} from '../../domain/settings/shop-settings.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'
import { getOfficeUser, requireOffice } from './office-access.ts'

interface Setting<Name extends SettingName> {
  /** What an owner sends, with the version that was read. */
  schema: z.ZodMiniType<StoredSettings[Name]>
  /** Checks what the schema cannot. @throws HttpError 422 */
  check?: (services: Services, value: StoredSettings[Name]) => Promise<void>
  /** The value as the office shows it, where that is not what is stored. */
  toOffice?: (services: Services, value: StoredSettings[Name]) => OfficeSettings[Name]['value']
}

/** What an owner changes, by the last part of its address. */
const settings: { [Name in SettingName]: Setting<Name> } = {
  delivery: { schema: deliverySettingsSchema },
  contact: { schema: shopContactSchema },
  hero: {
    schema: heroSettingsSchema,
    toOffice: ({ config }, hero) => addPictureUrls(config, hero),
  },
  sale: { schema: saleSettingsSchema, check: ({ db }, sale) => requireCoupons(db, sale) },
}

function settingRoutes<Name extends SettingName>(app: App, services: Services, name: Name): void {
  const onRequest = requireOffice(services, { owner: true })
  const { schema, check, toOffice }: Setting<Name> = settings[name]
  const saved: z.ZodMiniType<object> = officeSettingsSchema.shape[name]
  const response = { 200: saved, 409: errorBodySchema }

  app.patch(
    `/settings/${name}`,
    {
      onRequest,
      schema: {
        body: z.intersection(schema as z.ZodMiniType<object>, versionSchema),
        response: { ...response, ...(check && { 422: errorBodySchema }) },
      },
    },
    async (request) => {
      const { version, ...rest } = request.body
      const value = rest as StoredSettings[Name]
      await check?.(services, value)
      const stored = await saveSetting(services, getOfficeUser(request), name, { value, version })
      return toOffice ? { ...stored, value: toOffice(services, stored.value) } : stored
    },
  )
  app.post(
    `/settings/${name}/reset`,
    {
      onRequest,
      schema: {
        description: 'Deletes the setting, so that the default counts again.',
        body: versionSchema,
        response,
      },
    },
    async (request) => {
      await resetSetting(services, getOfficeUser(request), name, request.body.version)
      return (await readOfficeSettings(services))[name]
    },
  )
}

/** Delivery, contact, the home page's slides and the sale, which owners change. */
export function settingsOfficeRoutes(app: App, services: Services): void {
  const onRequest = requireOffice(services, { owner: true })

  app.get('/settings', { onRequest, schema: { response: { 200: officeSettingsSchema } } }, () =>
    readOfficeSettings(services),
  )
  for (const name of Object.keys(settings) as SettingName[]) settingRoutes(app, services, name)
}
