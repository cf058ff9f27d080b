import type { OfficeSettings } from '@shop/contracts/wire/office-settings.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSettings = () => import('@shop/contracts/wire/office-settings.ts')

export const settingsQuery = queryOptions({
  queryKey: ['mfe-office', 'settings'],
  queryFn: ({ signal }) =>
    request(mainApi, async () => (await loadSettings()).officeSettingsSchema, {
      url: '/office/settings',
      signal,
    }),
  staleTime: 0,
})

/** Saves a change of the version that was read, if any. @returns the stored setting */
export const saveSetting = (
  name: keyof OfficeSettings,
  data: object,
): Promise<OfficeSettings[keyof OfficeSettings]> =>
  request(mainApi, async () => (await loadSettings()).officeSettingsSchema.shape[name], {
    method: 'patch',
    url: `/office/settings/${name}`,
    data,
  })

/** Leads back to the default from the version that was read. @returns the default */
export const resetSetting = <Name extends keyof OfficeSettings>(
  name: Name,
  version: number,
): Promise<OfficeSettings[Name]> =>
  request(mainApi, async () => (await loadSettings()).officeSettingsSchema.shape[name], {
    method: 'post',
    url: `/office/settings/${name}/reset`,
    data: { version },
  }) as Promise<OfficeSettings[Name]>
