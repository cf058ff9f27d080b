import { createSecretKey } from 'node:crypto'

import { profileResponseSchema } from '@shop/contracts/wire/user.ts'
import { decodeJwt, SignJWT } from 'jose'

import { openSqliteFile } from '../../testing/databases.ts'
import { get, post } from '../../testing/requests.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'

function withToken(shopper: Shopper, token: string): Shopper {
  return { ...shopper, token, headers: { authorization: `Bearer ${token}` } }
}

/** Replaces a token's header by one with the algorithm `none`. */
function withoutSignature(token: string): string {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}

function createSigner(shopper: Shopper) {
  return new SignJWT({ _id: shopper.user.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('shop-backend')
    .setAudience('shop')
    .setExpirationTime('1h')
}

describe('auth', () => {
  describe('bearer tokens', () => {
    const shop = withShop(openSqliteFile)
    const key = createSecretKey(Buffer.alloc(48, 'test secret '))

    function readProfile(shopper: Shopper) {
      return get(shop(), `/users/profile/${shopper.user.id}`, shopper)
    }

    test('authenticate the user', async () => {
      const shopper = await shop().createShopper()
      const response = await readProfile(shopper)
      expect(response.statusCode).toBe(200)
      const { id, email, firstName } = shopper.user
      const { data } = profileResponseSchema.parse(response.json())
      expect(data).toMatchObject({ _id: id, email, firstName })
      expect(response.body).not.toContain('argon2')
    })

    test('are rejected when missing, forged, unsigned or malformed', async () => {
      const shopper = await shop().createShopper()
      const other = await new SignJWT({ _id: shopper.user.id })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(createSecretKey(Buffer.alloc(48, 'another ')))
      const tokens = ['', 'garbage', other, withoutSignature(shopper.token), `${shopper.token}x`]
      for (const token of tokens) {
        expect((await readProfile(withToken(shopper, token))).statusCode).toBe(401)
      }
    })

    test('are rejected when signed by us but never issued', async () => {
      const shopper = await shop().createShopper()
      const token = await createSigner(shopper).setJti('never-issued').sign(key)
      expect((await readProfile(withToken(shopper, token))).statusCode).toBe(401)
    })

    test.each([
      ['audience', (token: SignJWT) => token.setAudience('elsewhere')],
      ['issuer', (token: SignJWT) => token.setIssuer('elsewhere')],
      ['expiry', (token: SignJWT) => token.setExpirationTime(1)],
    ])('are rejected with another %s', async (_name, change) => {
      const shopper = await shop().createShopper()
      const { jti = '' } = decodeJwt(shopper.token)
      const good = await createSigner(shopper).setJti(jti).sign(key)
      expect((await readProfile(withToken(shopper, good))).statusCode).toBe(200)
      const bad = await change(createSigner(shopper).setJti(jti)).sign(key)
      expect((await readProfile(withToken(shopper, bad))).statusCode).toBe(401)
    })

    test('are revoked by POST logout, which only their owner can call', async () => {
      const [shopper, other] = [await shop().createShopper(), await shop().createShopper()]
      const logout = (by: Shopper, userId: string) =>
        post(shop(), '/users/auth/logout', by, { userId })
      expect((await logout(other, shopper.user.id)).statusCode).toBe(403)
      expect((await readProfile(shopper)).statusCode).toBe(200)
      expect((await logout(shopper, shopper.user.id)).statusCode).toBe(200)
      expect((await readProfile(shopper)).statusCode).toBe(401)
      expect((await readProfile(other)).statusCode).toBe(200)
    })

    test('expire after a week', async () => {
      const shopper = await shop().createShopper()
      shop().advanceClock(7 * 24 * 60 - 1)
      expect((await readProfile(shopper)).statusCode).toBe(200)
      shop().advanceClock(2)
      expect((await readProfile(shopper)).statusCode).toBe(401)
    })
  })
})
