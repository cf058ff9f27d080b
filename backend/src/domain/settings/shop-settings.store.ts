import type { ShopSettings } from '@shop/contracts/configuration/shop-settings.ts'
import {
  type OfficeSettings,
  type SettingName,
  settingNames,
  type SettingValue,
} from '@shop/contracts/wire/office-settings.ts'

import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Json, parseJson, toJson } from '../../platform/db/json.ts'
import type { Db, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { createConflict } from '../../platform/errors/http-error.ts'
import { recordChange } from '../audit-log/audit-log.store.ts'
import { findBlogVersion } from '../content-pages/blog-post.store.ts'
import { listPageVersions } from '../content-pages/content-page.store.ts'
import { getDefaults, type SettingRules, settingRules } from './setting-rules.ts'

interface Stored<Name extends SettingName> {
  value: SettingValue<Name>
  version: number
}

async function findStored<Name extends SettingName>(
  db: Db | Trx,
  name: Name,
): Promise<Stored<Name> | undefined> {
  const row = await db
    .selectFrom('shopSettings')
    .select(['value', 'version'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row && { value: parseJson(row.value as Json<SettingValue<Name>>), version: row.version }
}

/** What an owner has saved of a setting. */
export const findSaved = async <Name extends SettingName>(
  db: Db | Trx,
  name: Name,
): Promise<SettingValue<Name> | undefined> => (await findStored(db, name))?.value

/** What counts of a setting at the moment: as the office says, else its default. */
export async function findSetting<Name extends SettingName>(
  db: Db | Trx,
  config: Config,
  name: Name,
): Promise<SettingValue<Name> | ReturnType<typeof getDefaults>[Name]> {
  return (await findSaved(db, name)) ?? getDefaults(config)[name]
}

async function findAllStored(db: Db): Promise<{ [Name in SettingName]?: Stored<Name> }> {
  const rows = await db.selectFrom('shopSettings').select(['name', 'value', 'version']).execute()
  return Object.fromEntries(
    rows.map(({ name, value, version }) => [name, { value: parseJson(value), version }]),
  )
}

async function publish<Name extends SettingName>(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  name: Name,
  value: SettingValue<Name> | undefined,
): Promise<ShopSettings> {
  const rules: SettingRules<Name> | undefined = settingRules[name]
  if (rules?.publish) return rules.publish(deps, value)
  return value ? { [name]: value } : {}
}

/** What the office has changed, and what is left of the sale at the moment. */
export async function readShopSettings(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
): Promise<ShopSettings> {
  const stored = await findAllStored(deps.db)
  let settings: ShopSettings = {}
  for (const name of settingNames) {
    settings = { ...settings, ...(await publish(deps, name, stored[name]?.value)) }
  }
  const contentPages = await listPageVersions(deps.db)
  const blogVersion = await findBlogVersion(deps.db)
  return {
    ...settings,
    ...(Object.keys(contentPages).length > 0 && { contentPages }),
    ...(blogVersion !== undefined && { blogVersion }),
  }
}

/** A setting as the office shows it. */
function toOffice<Name extends SettingName>(
  { config }: Pick<Deps, 'config'>,
  name: Name,
  stored: Stored<Name> | undefined,
) {
  const rules: SettingRules<Name> | undefined = settingRules[name]
  const value: SettingValue<Name> | null =
    stored?.value ?? (getDefaults(config)[name] as SettingValue<Name> | undefined) ?? null
  const shown = value && rules?.toOffice ? rules.toOffice(config, value) : value
  return { value: shown, version: stored?.version ?? 0 } as OfficeSettings[Name]
}

/** The settings as the office shows them. */
export async function readOfficeSettings(
  deps: Pick<Deps, 'db' | 'config'>,
): Promise<OfficeSettings> {
  const stored = await findAllStored(deps.db)
  return Object.fromEntries(
    settingNames.map((name) => [name, toOffice(deps, name, stored[name])]),
  ) as OfficeSettings
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
 * @returns the setting as the office shows it
 * @throws HttpError 409 when another version is stored
 * @throws HttpError 422 when the shop does not have what the value names
 */
export async function saveSetting<Name extends SettingName>(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  user: Pick<AuthenticatedUser, 'id'>,
  name: Name,
  { value, version }: Stored<Name>,
): Promise<OfficeSettings[Name]> {
  const rules: SettingRules<Name> | undefined = settingRules[name]
  await rules?.check?.(db, value)
  return db.transaction().execute(async (trx) => {
    const before = (await findStored(trx, name))?.value ?? null
    const saved = await writeSetting(trx, name, toJson(value), version)
    if (saved === null) throw createConflict()
    const change = { userId: user.id, kind: 'setting', subject: name, before, after: value }
    await recordChange(trx, change, clock())
    return toOffice({ config }, name, { value, version: saved })
  })
}

/**
 * Deletes a setting, so that the default counts again.
 * @param version that was read
 * @returns the default, as the office shows it
 * @throws HttpError 409 when another version is stored, or none
 */
export async function resetSetting(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  user: Pick<AuthenticatedUser, 'id'>,
  name: SettingName,
  version: number,
): Promise<OfficeSettings[SettingName]> {
  return db.transaction().execute(async (trx) => {
    const before = (await findStored(trx, name))?.value ?? null
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
    return toOffice({ config }, name, undefined)
  })
}
