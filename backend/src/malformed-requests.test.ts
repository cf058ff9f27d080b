import fc from 'fast-check'

import { API_BASE } from './app.ts'
import { openSqliteFile } from './testing/databases.ts'
import { createOrderRequest } from './testing/requests.ts'
import { type Shopper, withShop } from './testing/test-shop.ts'

const postPaths = [
  '/products/admin-side/confirm/order',
  '/payment/create-checkout',
  '/hooks/payment/cs_test_1',
  '/messages',
  '/users/auth/logout',
]
const getPaths = [
  '/products/',
  '/products/public/adminSide-products/',
  '/payment/checkout/',
  '/users/profile/',
]

describe('the API', () => {
  const shop = withShop(openSqliteFile)
  let shopper: Shopper
  beforeAll(async () => {
    shopper = await shop().createShopper()
  })

  function expectRejection({ statusCode, json }: { statusCode: number; json(): unknown }): void {
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
    const message: unknown = expect.stringMatching(/^[A-Z].*\.$/s)
    expect(json()).toEqual({ message })
  }

  test.each(postPaths)('rejects any JSON body of POST %s with 4xx and a message', async (path) => {
    const url = API_BASE + path
    const { headers } = shopper
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const payload = JSON.stringify(body)
        const json = { ...headers, 'content-type': 'application/json' }
        expectRejection(await shop().app.inject({ method: 'POST', url, headers: json, payload }))
      }),
      { numRuns: 50 },
    )
  })

  test('rejects an order with any one field of the wrong type', async () => {
    const url = `${API_BASE}/products/admin-side/confirm/order`
    const request = createOrderRequest(shopper)
    const fields = Object.keys(request)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), fc.jsonValue(), async (field, value) => {
        // An address may be any text, so only its absence is odd.
        fc.pre(typeof value !== 'string')
        const payload = { ...request, [field]: value }
        const { headers } = shopper
        expectRejection(await shop().app.inject({ method: 'POST', url, headers, payload }))
      }),
      { numRuns: 100 },
    )
  })

  test('never fails with 5xx whatever the path contains', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...getPaths), fc.string(), async (path, text) => {
        const url = API_BASE + path + encodeURIComponent(text || ' ')
        const response = await shop().app.inject({ url, headers: shopper.headers })
        expect(response.statusCode).toBeLessThan(500)
      }),
      { numRuns: 100 },
    )
  })

  test('rejects deeply nested JSON at the webhook with 400', async () => {
    const headers = { 'content-type': 'application/json' }
    const payload = '['.repeat(60_000) + ']'.repeat(60_000)
    const request = { method: 'POST', url: '/webhooks/test', headers, payload } as const
    expect((await shop().app.inject(request)).statusCode).toBe(400)
  })

  test.each([
    ['malformed JSON', '{', 'application/json', 400],
    ['another content type', 'a=b', 'text/plain', 415],
    ['a body over the size limit', `"${'x'.repeat(300_000)}"`, 'application/json', 413],
    ['a null byte', '{"message":"\\u0000"}', 'application/json', 400],
  ])('rejects %s with a message', async (_name, payload, type, status) => {
    const headers = { ...shopper.headers, 'content-type': type }
    const url = `${API_BASE}/messages`
    const response = await shop().app.inject({ method: 'POST', url, headers, payload })
    expect(response.statusCode).toBe(status)
    expectRejection(response)
  })

  test('rejects any form without a CSRF token', async () => {
    const text = fc.string()
    await fc.assert(
      fc.asyncProperty(text, text, text, async (email, password, returnTo) => {
        const response = await shop().app.inject({
          method: 'POST',
          url: '/portal/login',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ email, password, returnTo }).toString(),
        })
        // The form is shown again, or refused as malformed; nobody is logged in.
        expect([303, 400]).toContain(response.statusCode)
        expect(response.cookies.map(({ name }) => name)).not.toContain('portal_session')
      }),
      { numRuns: 50 },
    )
  })

  test('returns 404 as JSON for an unknown path', async () => {
    const response = await shop().app.inject({ url: '/nothing/here' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'There is nothing at this address.' })
  })
})
