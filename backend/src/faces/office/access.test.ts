import { recoveryCodesSchema } from '@shop/contracts/wire/office.ts'
import type { InjectOptions } from 'fastify'
import { defaultRateLimits } from 'settings/rate-limits.ts'

import { API_BASE } from '../../app.ts'
import { createOwnerLink } from '../../domain/staff/staff.store.ts'
import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { createFormClient } from '../../testing/form-client.ts'
import { createOfficePerson, enterOffice, setUpApp, showCode } from '../../testing/office.ts'
import { get, post } from '../../testing/requests.ts'
import { openShop, type Shopper, withShop } from '../../testing/test-shop.ts'

const NOTHING = { message: 'There is nothing at this address.' }

describeOnDatabases('second factor', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const status = async (person: Shopper) =>
    (await get(shop(), '/office/session', person)).json<{ secondFactor: string }>().secondFactor

  test('opens the office to the session whose code was typed, for twelve hours', async () => {
    const person = await createOfficePerson(shop(), 'owner')
    expect(await status(person)).toBe('missing')
    expect((await get(shop(), '/office/staff', person)).statusCode).toBe(403)
    await setUpApp(shop(), person)
    expect(await status(person)).toBe('passed')
    const token = await shop().tokens.issue(person.user)
    const other = { ...person, token, headers: { authorization: `Bearer ${token}` } }
    expect(await status(other)).toBe('needed')
    expect((await get(shop(), '/office/staff', other)).statusCode).toBe(403)
    shop().advanceClock(12 * 60 + 1)
    expect(await status(person)).toBe('needed')
  })

  test('accepts a code once, and none before it', async () => {
    const person = await createOfficePerson(shop(), 'staff')
    const key = await setUpApp(shop(), person)
    const pass = (code: string) => post(shop(), '/office/session', person, { code })
    const used = await pass(showCode(shop(), key))
    expect(used.statusCode).toBe(422)
    shop().advanceClock(2)
    const code = showCode(shop(), key)
    const arabic = code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await pass(`${arabic.slice(0, 3)} ${arabic.slice(3)}`)).statusCode).toBe(200)
    expect((await pass(code)).statusCode).toBe(422)
    expect((await pass('000000')).statusCode).toBe(422)
  })

  test('accepts each recovery code once', async () => {
    const person = await createOfficePerson(shop(), 'staff')
    const begun = await post(shop(), '/office/second-factor', person, {})
    const code = showCode(shop(), begun.json<{ key: string }>().key)
    const confirmed = await post(shop(), '/office/second-factor/confirm', person, { code })
    const { codes } = recoveryCodesSchema.parse(confirmed.json())
    expect(new Set(codes).size).toBe(8)
    const pass = (typed = '') => post(shop(), '/office/session', person, { code: typed })
    expect((await pass(codes[0]?.toLowerCase())).statusCode).toBe(200)
    expect((await pass(codes[0])).statusCode).toBe(422)
    const stored = await shop().deps.db.selectFrom('recoveryCodes').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(codes[1])
  })

  test('is not replaced once it is set up', async () => {
    const person = await enterOffice(shop())
    expect((await post(shop(), '/office/second-factor', person, {})).statusCode).toBe(409)
  })
})

describe('office access', () => {
  const shop = withShop(openSqliteFile)
  type Call = [method: 'GET' | 'POST' | 'PATCH', path: string]
  const call = ([method, path]: Call, person: Shopper | null) =>
    shop().app.inject({
      method,
      url: `${API_BASE}/office${path}`,
      headers: person?.headers ?? {},
      ...(method !== 'GET' && { payload: { code: '1' } }),
    })

  /** Every call of the office, by the API's own description. */
  const listCalls = async (): Promise<Call[]> => {
    await shop().app.ready()
    return Object.entries(shop().app.swagger().paths ?? {}).flatMap(([url, methods]) =>
      url.startsWith(`${API_BASE}/office/`)
        ? Object.keys((methods ?? {}) as object).map((method): Call => [
            method.toUpperCase() as Call[0],
            url.slice(`${API_BASE}/office`.length).replace(/{.*}/, 'steel-card'),
          ])
        : [],
    )
  }

  test('no call of the office exists for visitors and members', async () => {
    const calls = await listCalls()
    expect(calls.length).toBeGreaterThan(6)
    const member = await shop().createShopper()
    for (const person of [null, member]) {
      for (const each of calls) {
        const response = await call(each, person)
        expect([each, response.statusCode, response.json()]).toEqual([each, 404, NOTHING])
      }
    }
  })

  test('no call of the office but the second factor works before the code was typed', async () => {
    const person = await createOfficePerson(shop(), 'owner')
    for (const each of (await listCalls()).filter(
      ([, path]) => !/^.(session|second-factor)/.test(path),
    )) {
      const response = await call(each, person)
      expect([each, response.statusCode]).toEqual([each, 403])
    }
  })

  test.each<Call>([
    ['GET', '/staff'],
    ['POST', '/staff'],
    ['GET', '/log'],
  ])('%s %s does not exist for staff', async (...route) => {
    const response = await call(route, await enterOffice(shop(), 'staff'))
    expect([response.statusCode, response.json()]).toEqual([404, NOTHING])
  })

  test('no call of the office can be told from an unknown address by a stranger', async () => {
    const member = await shop().createShopper()
    const ended = await shop().createShopper()
    await shop().tokens.revoke((await shop().tokens.verify(ended.token))?.jti ?? '')
    const send = async (path: string, options: InjectOptions) => {
      const { statusCode, headers, body } = await shop().app.inject({
        url: `${API_BASE}/${path}`,
        ...options,
      })
      const { date: _, 'x-request-id': __, ...compared } = headers
      return { statusCode, compared, body }
    }
    const authorizations = ['', 'Bearer x', ended.headers.authorization]
    const types = ['application/json', 'application/xml', 'multipart/form-data']
    for (const authorization of [...authorizations, member.headers.authorization]) {
      const headers = { authorization, origin: 'http://site.test' }
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const) {
        const unknown = await send('nothing/session', { method, headers })
        expect(await send('office/session', { method, headers })).toEqual(unknown)
        expect(await send('office/openapi.json', { method, headers })).toEqual(unknown)
      }
      for (const type of types) {
        const posted = { headers: { ...headers, 'content-type': type }, method: 'POST' as const }
        for (const payload of ['', '{', 'x'.repeat(300_000)]) {
          const unknown = await send('nothing/session', { ...posted, payload })
          expect(unknown.statusCode).toBe(404)
          expect(await send('office/session', { ...posted, payload })).toEqual(unknown)
        }
      }
      const preflight = { ...headers, 'access-control-request-method': 'POST' }
      const asked = { method: 'OPTIONS' as const, headers: preflight }
      expect(await send('office/session', asked)).toEqual(await send('nothing/session', asked))
    }
  })

  test('says that a session of somebody with a role has ended', async () => {
    const person = await createOfficePerson(shop(), 'staff')
    const token = await shop().tokens.issue({ ...person.user, role: 'staff' })
    const ended = { ...person, headers: { authorization: `Bearer ${token}` } }
    expect((await get(shop(), '/office/session', ended)).statusCode).toBe(200)
    shop().advanceClock(8 * 24 * 60)
    expect((await get(shop(), '/office/session', ended)).statusCode).toBe(401)
  })

  test('describes its calls to those whom it lets in', async () => {
    const person = await enterOffice(shop(), 'staff')
    const response = await get(shop(), '/office/openapi.json', person)
    const { paths } = response.json<{ paths: Record<string, object> }>()
    expect(Object.keys(paths)).toContain(`${API_BASE}/office/session`)
    expect(Object.keys(paths).filter((path) => !path.startsWith(`${API_BASE}/office/`))).toEqual([])
    const shopDocument = (await shop().app.inject('/openapi.json')).body
    expect(shopDocument).not.toContain('/office')
  })

  test('limits the codes that somebody types', async () => {
    const limits = { ...defaultRateLimits, officeCodes: { max: 2, minutes: 15 } }
    const own = await openShop(openSqliteFile, { rateLimits: true, limits })
    const person = await createOfficePerson(own, 'staff')
    const key = await setUpApp(own, person)
    const pass = (code: string) => post(own, '/office/session', person, { code })
    for (const code of ['000000', '000001']) expect((await pass(code)).statusCode).toBe(422)
    own.advanceClock(1)
    expect((await pass(showCode(own, key))).statusCode).toBe(429)
    await own.close()
  })
})

describe('owner’s link', () => {
  const shop = withShop(openSqliteFile)
  const open = async (email: string) => {
    const link = new URL(await createOwnerLink(shop().deps, email))
    const browser = createFormClient(shop().app)
    await browser.open(link.pathname + link.search)
    const page = await browser.open(link.pathname)
    return { link, browser, page }
  }
  const findRole = async (email: string) => {
    const users = shop().deps.db.selectFrom('users').select('role').where('email', '=', email)
    return (await users.executeTakeFirst())?.role
  }

  test('makes an account whose password its owner chooses, once', async () => {
    const email = 'new.owner@site.test'
    const { link, browser, page } = await open(email)
    expect(page.body).toContain(email)
    expect(await findRole(email)).toBeNull()
    await browser.submit('/portal/owner', { password: 'short' })
    expect(await findRole(email)).toBeNull()
    const done = await browser.submit('/portal/owner', { password: 'a long enough secret' })
    expect(done.headers.location).toBe('http://site.test/office')
    const login = await browser.open('/portal/login?returnTo=http%3A%2F%2Fsite.test%2Foffice')
    expect(login.body).toContain('Your password is saved.')
    expect(login.body).toContain(`value="${email}"`)
    expect(await findRole(email)).toBe('owner')
    const again = createFormClient(shop().app)
    await again.open(link.pathname + link.search)
    expect((await again.open(link.pathname)).statusCode).toBe(410)
  })

  test('raises a member, whose sessions and second factor end', async () => {
    const person = await enterOffice(shop(), 'staff')
    const { browser } = await open(person.user.email)
    await browser.submit('/portal/owner', { password: 'a long enough secret' })
    expect(await findRole(person.user.email)).toBe('owner')
    expect((await get(shop(), '/account/details', person)).statusCode).toBe(401)
    const factors = await shop().deps.db.selectFrom('secondFactors').select('userId').execute()
    expect(factors).not.toContainEqual({ userId: person.user.id })
  })

  test('works for an hour', async () => {
    const { link } = await open('late@site.test')
    shop().advanceClock(59)
    const browser = createFormClient(shop().app)
    await browser.open(link.pathname + link.search)
    expect((await browser.open(link.pathname)).statusCode).toBe(200)
    shop().advanceClock(2)
    expect((await browser.open(link.pathname)).statusCode).toBe(410)
  })
})
