import type { DeliverySettings } from '@shop/contracts/delivery.ts'
import type { HeroSettings } from '@shop/contracts/hero-settings.ts'
import type { SaleSettings } from '@shop/contracts/sale-settings.ts'
import type { OfficeSettings, ShopContact } from '@shop/contracts/shop-settings.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSettings = () => import('@shop/contracts/shop-settings.ts')

export const settingsQuery = queryOptions({
  queryKey: ['mfe-office', 'settings'],
  queryFn: ({ signal }) =>
    request(mainApi, async () => (await loadSettings()).officeSettingsSchema, {
      url: '/office/settings',
      signal,
    }),
  staleTime: 0,
})

/** Saves a change of the version that was read. */
export const saveDelivery = (
  data: DeliverySettings & { version?: number },
): Promise<OfficeSettings['delivery']> =>
  request(mainApi, async () => (await loadSettings()).officeDeliverySchema, {
    method: 'patch',
    url: '/office/settings/delivery',
    data,
  })

/** Saves a change of the version that was read. */
export const saveContact = (
  data: ShopContact & { version?: number },
): Promise<OfficeSettings['contact']> =>
  request(mainApi, async () => (await loadSettings()).officeContactSchema, {
    method: 'patch',
    url: '/office/settings/contact',
    data,
  })

/** Saves a change of the version that was read. */
export const saveHero = (
  data: HeroSettings & { version?: number },
): Promise<OfficeSettings['hero']> =>
  request(mainApi, async () => (await loadSettings()).officeHeroSchema, {
    method: 'patch',
    url: '/office/settings/hero',
    data,
  })

/** Saves a change of the version that was read. */
export const saveSale = (
  data: SaleSettings & { version?: number },
): Promise<OfficeSettings['sale']> =>
  request(mainApi, async () => (await loadSettings()).officeSaleSchema, {
    method: 'patch',
    url: '/office/settings/sale',
    data,
  })
