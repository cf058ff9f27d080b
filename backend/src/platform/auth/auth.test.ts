import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { decodeJwt, decodeProtectedHeader } from 'jose'

import { openSqliteFile } from '../../testing/databases.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'
import { loadTokenSecret } from './token-secret.ts'
import { createTokens } from './tokens.ts'

describe('common-passwords', () => {
  test.each(['password', '12345678', 'Qwertyuiop', 'ILOVEYOU', 'password123', ' iloveyou '])(
    'isCommonPassword returns true for %j',
    (password) => {
      expect(isCommonPassword(password, 'maha@site.test')).toBe(true)
    },
  )

  test('isCommonPassword returns true for the e-mail address and its name', () => {
    expect(isCommonPassword('Maha.Albalushi', 'maha.albalushi@site.test')).toBe(true)
    expect(isCommonPassword('maha.albalushi@site.test', 'Maha.Albalushi@site.test')).toBe(true)
  })

  test.each(['quiet palm harbour', 'سلحفاة على الشاطئ', 'correct horse'])(
    'isCommonPassword returns false for %j',
    (password) => {
      expect(isCommonPassword(password, 'maha@site.test')).toBe(false)
    },
  )
})

describe('passwords', () => {
  test('hashPassword returns an argon2id hash with its own salt', async () => {
    const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
  })

  test('verifyPassword accepts the right password only', async () => {
    const hashed = await hashPassword('secret')
    expect(await verifyPassword('secret', hashed)).toBe(true)
    expect(await verifyPassword('Secret', hashed)).toBe(false)
    expect(await verifyPassword('', hashed)).toBe(false)
  })

  test('verifyPassword rejects any password without a hash, even that of the dummy hash', async () => {
    expect(await verifyPassword('secret', undefined)).toBe(false)
    expect(await verifyPassword('no account has this password', undefined)).toBe(false)
  })
})

describe('token-secret', () => {
  test('loadTokenSecret generates the file once, readable by its owner only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-secret-'))
    const first = loadTokenSecret(undefined, folder)
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(loadTokenSecret(undefined, folder)).toEqual(first)
    expect(readdirSync(folder)).toEqual(['token-secret'])
    expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600)
  })

  test('loadTokenSecret generates another secret for another data folder', () => {
    const [one, two] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'shop-secret-')))
    expect(loadTokenSecret(undefined, one ?? '')).not.toEqual(loadTokenSecret(undefined, two ?? ''))
  })

  test('loadTokenSecret returns the configured secret without writing a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-secret-'))
    expect(Buffer.from(loadTokenSecret('given', folder)).toString()).toBe('given')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('tokens', () => {
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
})
