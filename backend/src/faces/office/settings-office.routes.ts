import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { versionSchema } from '@shop/contracts/wire/office-fields.ts'
import {
  officeSettingsSchema,
  type SettingName,
  settingNames,
  type SettingValue,
  shopSettings,
} from '@shop/contracts/wire/office-settings.ts'
import { z } from 'zod/mini'

import {
  readOfficeSettings,
  resetSetting,
  saveSetting,
} from '../../domain/settings/shop-settings.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'
import { getOfficeUser, requireOffice } from './office-access.ts'

function settingRoutes(app: App, services: Services, name: SettingName): void {
  const onRequest = requireOffice(services, { owner: true })
  const { change, stored }: Record<'change' | 'stored', z.ZodMiniType<object>> = shopSettings[name]
  const response = { 200: stored, 409: errorBodySchema }

  app.patch(
    `/settings/${name}`,
    {
      onRequest,
      schema: {
        body: z.intersection(change, versionSchema),
        response: { ...response, 422: errorBodySchema },
      },
    },
    (request) => {
      const { version, ...value } = request.body
      const setting = { value: value as SettingValue<SettingName>, version }
      return saveSetting(services, getOfficeUser(request), name, setting)
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
    (request) => resetSetting(services, getOfficeUser(request), name, request.body.version),
  )
}

/** What owners set of the shop. */
export function settingsOfficeRoutes(app: App, services: Services): void {
  const onRequest = requireOffice(services, { owner: true })

  app.get('/settings', { onRequest, schema: { response: { 200: officeSettingsSchema } } }, () =>
    readOfficeSettings(services),
  )
  for (const name of settingNames) settingRoutes(app, services, name)
}
