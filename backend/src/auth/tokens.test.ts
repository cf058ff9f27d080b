import { decodeJwt, decodeProtectedHeader } from 'jose'

import { openSqliteFile } from '../testing/databases.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { createTokens } from './tokens.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openShop(openSqliteFile)
})
afterEach(() => shop.close())

test('issue returns a JWT with user, audience, issuer and expiry', async () => {
  const { user, token } = await shop.createShopper()
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' })
  const { iat = 0, exp = 0, jti, ...claims } = decodeJwt(token)
  const { id: _id, firstName, lastName, email } = user
  expect(claims).toEqual({ _id, firstName, lastName, email, iss: 'shop-backend', aud: 'shop' })
  expect(exp - iat).toBe(7 * 86_400)
  expect(jti).toMatch(/^[0-9a-f-]{36}$/)
})

test('verify returns the user as stored now, not as of the issue', async () => {
  const { user, token } = await shop.createShopper()
  const { db } = shop.deps
  await db.updateTable('users').set({ firstName: 'Renamed' }).where('id', '=', user.id).execute()
  const verified = await createTokens(shop.deps).verify(token)
  expect(verified).toMatchObject({ id: user.id, firstName: 'Renamed' })
})

test('verify rejects a revoked token although its signature is cached', async () => {
  const tokens = createTokens(shop.deps)
  const { token } = await shop.createShopper()
  const jti = (await tokens.verify(token))?.jti ?? ''
  await createTokens(shop.deps).revoke(jti)
  expect(await tokens.verify(token)).toBeNull()
})

test('issue deletes the records of expired tokens', async () => {
  const { user } = await shop.createShopper()
  shop.advanceClock(8 * 24 * 60)
  const token = await createTokens(shop.deps).issue(user)
  const records = await shop.deps.db.selectFrom('tokens').select('jti').execute()
  expect(records).toEqual([{ jti: decodeJwt(token).jti }])
})

test('issue rejects a user whose password has been changed since the user was read', async () => {
  const { user } = await shop.createShopper()
  const { db } = shop.deps
  await db.updateTable('users').set({ passwordHash: 'new' }).where('id', '=', user.id).execute()
  await expect(createTokens(shop.deps).issue(user)).rejects.toMatchObject({ statusCode: 401 })
})
