import type { HeroSettings, OfficeHero } from '@shop/contracts/configuration/hero-settings.ts'
import type { SaleSettings } from '@shop/contracts/configuration/sale-settings.ts'
import type {
  OfficeSettings,
  ShopContact,
  ShopSettings,
} from '@shop/contracts/configuration/shop-settings.ts'
import type { DeliverySettings } from '@shop/contracts/rules/delivery.ts'

import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import { type Json, parseJson, toJson } from '../../platform/db/json.ts'
import type { Db, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { createConflict } from '../../platform/errors/http-error.ts'
import { pictureUrl } from '../../platform/media/picture-url.ts'
import { recordChange } from '../audit-log/audit-log.store.ts'
import { publishSale } from './publish-sale.ts'

/** The settings by their names. */
export interface StoredSettings {
  delivery: DeliverySettings
  contact: ShopContact
  hero: HeroSettings
  sale: SaleSettings
}
export type SettingName = keyof StoredSettings

async function findSetting<Key extends SettingName>(db: Db | Trx, name: Key) {
  const row = await db
    .selectFrom('shopSettings')
    .select(['value', 'version'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row && { value: parseJson(row.value as Json<StoredSettings[Key]>), version: row.version }
}

/** How orders get to their buyers at the moment: as the office says, else as the backend is set; undefined for neither. */
export async function findDelivery(
  db: Db | Trx,
  config: Pick<Deps['config'], 'delivery'>,
): Promise<DeliverySettings | undefined> {
  return (await findSetting(db, 'delivery'))?.value ?? config.delivery
}

/** How the shop is reached, where the office says so. */
export async function findContact(db: Db | Trx): Promise<ShopContact | undefined> {
  return (await findSetting(db, 'contact'))?.value
}

/** What the office has changed, and what is left of the sale at the moment. */
export async function readShopSettings({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<ShopSettings> {
  const [delivery, contact] = [await findSetting(db, 'delivery'), await findSetting(db, 'contact')]
  const hero = await findSetting(db, 'hero')
  const sale = await publishSale(db, (await findSetting(db, 'sale'))?.value, clock())
  return {
    ...(delivery && { delivery: delivery.value }),
    ...(contact && { contact: contact.value }),
    ...(hero && { hero: publishHero(config, hero.value) }),
    ...(sale && { sale }),
  }
}

/** The slides as the office shows them: the names of their pictures with addresses. */
export const addPictureUrls = (
  { backendUrl }: Pick<Deps['config'], 'backendUrl'>,
  { slides }: HeroSettings,
): OfficeHero => ({
  slides: slides.map((slide) => ({ ...slide, pictureUrl: pictureUrl(backendUrl, slide.picture) })),
})

/** The slides as shoppers see them. */
const publishHero = (...hero: Parameters<typeof addPictureUrls>) => ({
  slides: addPictureUrls(...hero).slides.map(({ picture: _, ...slide }) => slide),
})

/** The settings as the office shows them. */
export async function readOfficeSettings({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<OfficeSettings> {
  const unchanged = { value: null, version: 0 }
  const hero = await findSetting(db, 'hero')
  return {
    delivery: (await findSetting(db, 'delivery')) ?? {
      value: config.delivery ?? null,
      version: 0,
    },
    contact: (await findSetting(db, 'contact')) ?? unchanged,
    hero: hero ? { ...hero, value: addPictureUrls(config, hero.value) } : unchanged,
    sale: (await findSetting(db, 'sale')) ?? unchanged,
  }
}

/** In `meta`: the version that a setting had when it was reset, so that none of its later versions is the same. */
const toLastVersionName = (name: SettingName) => `settingVersion:${name}`

async function findLastVersion(trx: Trx, name: SettingName): Promise<number> {
  const row = await trx
    .selectFrom('meta')
    .select('value')
    .where('name', '=', toLastVersionName(name))
    .executeTakeFirst()
  return Number(row?.value ?? 0)
}

/** @returns the new version; null when the version that was read is no longer stored */
async function writeSetting(trx: Trx, name: SettingName, value: Json<unknown>, version: number) {
  if (version === 0) {
    const first = (await findLastVersion(trx, name)) + 1
    const result = await trx
      .insertInto('shopSettings')
      .values({ name, value, version: first })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst()
    return result.numInsertedOrUpdatedRows === 1n ? first : null
  }
  const { numUpdatedRows } = await trx
    .updateTable('shopSettings')
    .set({ value, version: version + 1 })
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? version + 1 : null
}

/**
 * Saves a setting.
 * @param version that was read, 0 where the default counted
 * @throws HttpError 409 when another version is stored
 */
export async function saveSetting<Key extends SettingName>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: Pick<AuthenticatedUser, 'id'>,
  name: Key,
  { value, version }: { value: StoredSettings[Key]; version: number },
): Promise<{ value: StoredSettings[Key]; version: number }> {
  return db.transaction().execute(async (trx) => {
    const before = (await findSetting(trx, name))?.value ?? null
    const saved = await writeSetting(trx, name, toJson(value), version)
    if (saved === null) throw createConflict()
    const change = { userId: user.id, kind: 'setting', subject: name, before, after: value }
    await recordChange(trx, change, clock())
    return { value, version: saved }
  })
}

/**
 * Deletes a setting, so that the default counts again.
 * @param version that was read
 * @throws HttpError 409 when another version is stored, or none
 */
export async function resetSetting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: Pick<AuthenticatedUser, 'id'>,
  name: SettingName,
  version: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = (await findSetting(trx, name))?.value ?? null
    const { numDeletedRows } = await trx
      .deleteFrom('shopSettings')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw createConflict()
    const value = String(version)
    await trx
      .insertInto('meta')
      .values({ name: toLastVersionName(name), value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
    const change = { userId: user.id, kind: 'setting', subject: name, before, after: null }
    await recordChange(trx, change, clock())
  })
}
