import { createSecretKey } from 'node:crypto'

import { SignJWT } from 'jose'

import { API_BASE } from '../app.ts'
import { get } from '../testing/requests.ts'
import { type OpenDatabase, type Shopper, type TestShop, withShop } from '../testing/test-shop.ts'

type Method = 'POST' | 'PATCH'

function send(shop: TestShop, method: Method, path: string, shopper: Shopper, payload: object) {
  const { headers } = shopper
  return shop.app.inject({ method, url: API_BASE + path, headers, payload })
}

function withToken(shopper: Shopper, token: string): Shopper {
  return { ...shopper, token, headers: { authorization: `Bearer ${token}` } }
}

/** Replaces the header of a token by one that asks not to check the signature. */
function unsigned(token: string): string {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}

function signer(shopper: Shopper) {
  return new SignJWT({ _id: shopper.user.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('shop-backend')
    .setAudience('shop')
    .setExpirationTime('1h')
}

/** What members may do, and that only they may, on any database. */
export function memberSuite(openDatabase: OpenDatabase): void {
  describe('tokens', () => {
    const shop = withShop(openDatabase)
    const key = createSecretKey(Buffer.alloc(48, 'test secret '))

    function readProfile(shopper: Shopper) {
      return get(shop(), `/users/profile/${shopper.user.id}`, shopper)
    }

    test('open the profile', async () => {
      const shopper = await shop().shopper()
      const answer = await readProfile(shopper)
      expect(answer.statusCode).toBe(200)
      const { id, email, firstName } = shopper.user
      expect(answer.json().data).toMatchObject({ _id: id, email, firstName })
      expect(answer.body).not.toContain('argon2')
    })

    test('are refused when they are missing, forged, unsigned or garbage', async () => {
      const shopper = await shop().shopper()
      const other = await new SignJWT({ _id: shopper.user.id })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(createSecretKey(Buffer.alloc(48, 'another ')))
      const tokens = ['', 'garbage', other, unsigned(shopper.token), `${shopper.token}x`]
      for (const token of tokens) {
        expect((await readProfile(withToken(shopper, token))).statusCode).toBe(401)
      }
    })

    test('are refused when we signed them but never gave them out', async () => {
      const shopper = await shop().shopper()
      const token = await signer(shopper).setJti('never-issued').sign(key)
      expect((await readProfile(withToken(shopper, token))).statusCode).toBe(401)
    })

    test.each([
      ['audience', (token: SignJWT) => token.setAudience('elsewhere')],
      ['issuer', (token: SignJWT) => token.setIssuer('elsewhere')],
      ['expiry', (token: SignJWT) => token.setExpirationTime(1)],
    ])('are refused with another %s', async (_name, change) => {
      const shopper = await shop().shopper()
      const { jti } = JSON.parse(atob(shopper.token.split('.')[1] ?? ''))
      const good = await signer(shopper).setJti(jti).sign(key)
      expect((await readProfile(withToken(shopper, good))).statusCode).toBe(200)
      const bad = await change(signer(shopper).setJti(jti)).sign(key)
      expect((await readProfile(withToken(shopper, bad))).statusCode).toBe(401)
    })

    test('end with the logout, which only their owner can call', async () => {
      const [shopper, other] = [await shop().shopper(), await shop().shopper()]
      const logout = (by: Shopper, userId: string) =>
        send(shop(), 'POST', '/users/auth/logout', by, { userId })
      expect((await logout(other, shopper.user.id)).statusCode).toBe(403)
      expect((await readProfile(shopper)).statusCode).toBe(200)
      expect((await logout(shopper, shopper.user.id)).statusCode).toBe(200)
      expect((await readProfile(shopper)).statusCode).toBe(401)
      expect((await readProfile(other)).statusCode).toBe(200)
    })

    test('end after a week', async () => {
      const shopper = await shop().shopper()
      shop().advance(7 * 24 * 60 - 1)
      expect((await readProfile(shopper)).statusCode).toBe(200)
      shop().advance(2)
      expect((await readProfile(shopper)).statusCode).toBe(401)
    })
  })

  describe('the profile', () => {
    const shop = withShop(openDatabase)
    const update = (by: Shopper, userId: string, payload: object) =>
      send(shop(), 'PATCH', `/users/dashboard/update-profile/${userId}`, by, payload)

    test('can be changed by its owner', async () => {
      const shopper = await shop().shopper()
      const { id, email } = shopper.user
      const payload = { firstName: ' Sara ', lastName: 'B', email, address: 'Way 2' }
      const answer = await update(shopper, id, payload)
      expect(answer.json()).toEqual({ message: 'Profile updated successfully!' })
      const { data } = (await get(shop(), `/users/profile/${id}`, shopper)).json()
      expect(data).toMatchObject({ firstName: 'Sara', lastName: 'B', address: 'Way 2' })
    })

    test('is closed to others', async () => {
      const [owner, other] = [await shop().shopper(), await shop().shopper()]
      const { id, email } = owner.user
      const foreign = await get(shop(), `/users/profile/${id}`, other)
      const missing = await get(shop(), '/users/profile/no-such-user', other)
      expect(foreign.statusCode).toBe(403)
      expect(foreign.body).toBe(missing.body)
      expect((await update(other, id, { firstName: 'X', email })).statusCode).toBe(403)
    })

    test('gives an e-mail address to one of two who want it at once', async () => {
      const wanting = await Promise.all(Array.from({ length: 5 }, () => shop().shopper()))
      const payload = { firstName: 'X', email: 'wanted@site.test' }
      const answers = await Promise.all(wanting.map((by) => update(by, by.user.id, payload)))
      const statuses = answers.map((answer) => answer.statusCode).sort()
      expect(statuses).toEqual([200, 409, 409, 409, 409])
    })

    test('cannot take the e-mail address of another account', async () => {
      const [shopper, other] = [await shop().shopper(), await shop().shopper()]
      const payload = { firstName: 'X', email: other.user.email.toUpperCase() }
      const answer = await update(shopper, shopper.user.id, payload)
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toBe('This e-mail address belongs to another account.')
    })
  })

  describe('discount codes', () => {
    const shop = withShop(openDatabase)
    const check = (userId: string, code: string, shopper?: Shopper) =>
      get(shop(), `/users/get-coupans-validity/userId/${userId}/discountCode/${code}`, shopper)

    test.each([
      ['SALE20OFF', 20, 'percentage'],
      ['sale75off', 75, 'percentage'],
      ['Welcome5', 5, 'fixedamount'],
    ])('%s is valid, in any case and for guests', async (code, discountValue, discountType) => {
      const { status, data } = (await check('guest', code)).json()
      expect(status).toBe('success')
      expect(data).toEqual({ verifyCoupanCodeName: { discountValue, discountType } })
    })

    test.each(['SUMMER10', 'NOPE', '%20', "'--", 'x'.repeat(200)])('%s is not', async (code) => {
      const answer = await check('guest', code)
      expect(answer.statusCode).toBe(200)
      const message = 'Invalid or expired discount code.'
      expect(answer.json()).toEqual({ status: 'error', message })
    })

    test('are claimed in the own name only', async () => {
      const [shopper, other] = [await shop().shopper(), await shop().shopper()]
      const { id } = shopper.user
      expect((await check(id, 'SALE20OFF')).statusCode).toBe(401)
      expect((await check(id, 'SALE20OFF', other)).statusCode).toBe(403)
      await check(id, 'SALE20OFF', shopper)
      await check(id, 'SALE20OFF', shopper)
      const claims = await shop().deps.db.selectFrom('couponClaims').selectAll().execute()
      expect(claims).toMatchObject([{ userId: id, code: 'SALE20OFF' }])
    })
  })

  describe('messages to agents', () => {
    const shop = withShop(openDatabase)
    const sendMessage = (by: Shopper, payload: object) =>
      send(shop(), 'POST', '/messages', by, payload)

    test('are kept, empty ones too', async () => {
      const shopper = await shop().shopper()
      const letter = { senderId: shopper.user.id, receiverId: 'agent-1', message: '' }
      const answer = await sendMessage(shopper, letter)
      expect(answer.json()).toEqual({ message: 'Message sent successfully!' })
      const stored = await shop().deps.db.selectFrom('messages').selectAll().execute()
      expect(stored).toMatchObject([letter])
    })

    test('go out in the own name, to agents only', async () => {
      const [shopper, other] = [await shop().shopper(), await shop().shopper()]
      const letter = { senderId: other.user.id, receiverId: 'agent-1', message: 'Hello' }
      expect((await sendMessage(shopper, letter)).statusCode).toBe(403)
      const toMember = { ...letter, senderId: shopper.user.id, receiverId: other.user.id }
      expect((await sendMessage(shopper, toMember)).statusCode).toBe(404)
    })
  })

  describe('limits', () => {
    const shop = withShop(openDatabase, { rateLimits: true })

    test('stop the guessing of discount codes', async () => {
      const path = '/users/get-coupans-validity/userId/guest/discountCode/NOPE'
      const statuses = []
      for (let count = 0; count < 31; count += 1) {
        statuses.push((await get(shop(), path)).statusCode)
      }
      expect(statuses).toEqual([...Array(30).fill(200), 429])
    })
  })
}
