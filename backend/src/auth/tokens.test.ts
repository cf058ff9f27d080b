import { decodeJwt, decodeProtectedHeader } from 'jose'

import { openShop, openSqliteFile, type TestShop } from '../testing/test-shop.ts'
import { createTokens } from './tokens.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openShop(openSqliteFile)
})
afterEach(() => shop.close())

test('a token says who, for whom, from whom and until when', async () => {
  const { user, token } = await shop.shopper()
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' })
  const { iat = 0, exp = 0, jti, ...claims } = decodeJwt(token)
  const { id: _id, firstName, lastName, email } = user
  expect(claims).toEqual({ _id, firstName, lastName, email, iss: 'shop-backend', aud: 'shop' })
  expect(exp - iat).toBe(7 * 86_400)
  expect(jti).toMatch(/^[0-9a-f-]{36}$/)
})

test('gives the member as stored now, not as of when the token was made', async () => {
  const { user, token } = await shop.shopper()
  const { db } = shop.deps
  await db.updateTable('users').set({ firstName: 'Renamed' }).where('id', '=', user.id).execute()
  const member = await createTokens(shop.deps).verify(token)
  expect(member).toMatchObject({ id: user.id, firstName: 'Renamed' })
})

test('one that was revoked stays so, also where it was seen before', async () => {
  const tokens = createTokens(shop.deps)
  const { token } = await shop.shopper()
  const jti = (await tokens.verify(token))?.jti ?? ''
  await createTokens(shop.deps).revoke(jti)
  expect(await tokens.verify(token)).toBeNull()
})

test('records of expired ones are cleared away', async () => {
  const { user } = await shop.shopper()
  shop.advance(8 * 24 * 60)
  const token = await createTokens(shop.deps).issue(user)
  const records = await shop.deps.db.selectFrom('tokens').select('jti').execute()
  expect(records).toEqual([{ jti: decodeJwt(token).jti }])
})
