import type { OfficePermission } from '@shop/contracts/rules/office-permissions.ts'
import type { OfficeRole } from '@shop/contracts/wire/office.ts'
import { secondFactorSchema } from '@shop/contracts/wire/office.ts'
import { TOTP } from 'otpauth'

import { API_BASE } from '../app.ts'
import { toJson } from '../platform/db/json.ts'
import { post } from './requests.ts'
import { shareInBlock, type Shopper, type TestShop } from './test-shop.ts'

/** The code that an authenticator app shows. @param key in base 32 */
export const showCode = (shop: TestShop, key: string): string =>
  new TOTP({ secret: key }).generate({ timestamp: shop.deps.clock().getTime() })

/** Creates a member with a role, whose second factor is not set up. */
export async function createOfficePerson(
  shop: TestShop,
  role: OfficeRole,
  permissions: OfficePermission[] = [],
): Promise<Shopper> {
  const person = await shop.createShopper()
  const access = { role, officePermissions: toJson(permissions) }
  const users = shop.deps.db.updateTable('users').set(access)
  await users.where('id', '=', person.user.id).execute()
  return person
}

/** Sets up the second factor of somebody with a role. @returns the app's key, in base 32 */
export async function setUpApp(shop: TestShop, person: Shopper): Promise<string> {
  const begun = await post(shop, '/office/second-factor', person, {})
  const { key } = secondFactorSchema.parse(begun.json())
  await post(shop, '/office/second-factor/confirm', person, { code: showCode(shop, key) })
  return key
}

/** Somebody with a role, in the office. */
export async function enterOffice(
  shop: TestShop,
  role: OfficeRole = 'owner',
  permissions: OfficePermission[] = [],
): Promise<Shopper> {
  const person = await createOfficePerson(shop, role, permissions)
  await setUpApp(shop, person)
  return person
}

/** Shares somebody in the office among the tests of a `describe` block. @returns a getter of them */
export const withOfficePerson = (
  shop: () => TestShop,
  ...access: [role?: OfficeRole, permissions?: OfficePermission[]]
): (() => Shopper) => shareInBlock(() => enterOffice(shop(), ...access))

/** The entries of the audit log about a record. */
export const listLog = ({ deps }: TestShop, subject: string) =>
  deps.db.selectFrom('officeLog').selectAll().where('subject', '=', subject).execute()

/** PATCHes a path below the API's base. */
export function patch(shop: TestShop, path: string, shopper: Shopper | null, payload: object) {
  const headers = shopper?.headers ?? {}
  return shop.app.inject({ method: 'PATCH', url: `${API_BASE}${path}`, headers, payload })
}
