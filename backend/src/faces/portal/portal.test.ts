import cookie from '@fastify/cookie'
import Fastify from 'fastify'

import type { App } from '../../platform/http/app.types.ts'
import { withReturnTo } from '../../platform/pages/page-query.ts'
import { testConfig } from '../../testing/test-shop.ts'
import { registerCsrfProtection, requireCsrfToken } from './csrf.ts'
import { parseReturnTo, toDestination, withToken } from './return-to.ts'

describe('csrf', () => {
  const createConfig = (secret: string, backendUrl = testConfig.backendUrl) => ({
    ...testConfig,
    secret: Buffer.from(secret),
    backendUrl,
  })

  async function createClient(config = createConfig('one secret')) {
    const app = Fastify() as unknown as App
    await app.register(cookie)
    await registerCsrfProtection(app, config)
    app.get('/', (_request, reply) => reply.send(reply.generateCsrf()))
    const rejectForm = requireCsrfToken(app, (_request, reply) => reply.send({ accepted: false }))
    app.post('/', rejectForm, () => ({ accepted: true }))
    return {
      async fetchForm(cookies = {}) {
        const response = await app.inject({ url: '/', cookies })
        return { token: response.body, cookie: response.cookies[0] }
      },
      async submit(token: unknown, secret?: string, headers = {}) {
        const cookies: Record<string, string> = secret === undefined ? {} : { portal_form: secret }
        const payload = { csrf: token }
        const response = await app.inject({ method: 'POST', url: '/', cookies, payload, headers })
        return response.json<{ accepted: boolean }>().accepted
      },
    }
  }

  describe('CSRF protection', () => {
    test('accepts a form that was served to this browser', async () => {
      const { fetchForm, submit } = await createClient()
      const { token, cookie } = await fetchForm()
      expect(cookie).toMatchObject({
        name: 'portal_form',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/portal',
      })
      expect(await submit(token, cookie?.value)).toBe(true)
    })

    test('rejects a cookie and token that were created without our secret', async () => {
      const { fetchForm } = await createClient(createConfig('another secret'))
      const { token, cookie } = await fetchForm()
      const { submit } = await createClient()
      expect(await submit(token, cookie?.value)).toBe(false)
    })

    test('rejects a form from another site even with a valid token', async () => {
      const { fetchForm, submit } = await createClient()
      const { token, cookie } = await fetchForm()
      expect(await submit(token, cookie?.value, { 'sec-fetch-site': 'cross-site' })).toBe(false)
      expect(await submit(token, cookie?.value, { 'sec-fetch-site': 'same-origin' })).toBe(true)
    })

    test('sets a secure cookie when the backend is served over HTTPS', async () => {
      const { fetchForm } = await createClient(createConfig('one secret', 'https://backend.test'))
      expect((await fetchForm()).cookie).toMatchObject({ secure: true })
    })
  })
})

describe('return-to', () => {
  const shopOrigin = 'https://shop.example'
  const view = { lang: 'ar', theme: 'dark', url: '/portal', shopOrigin } as const
  const sites = ['http://localhost:3000', 'https://shop.example']

  test.each([
    'http://localhost:3000/shop-cart?title=a%20b#top',
    'https://shop.example/',
    'https://shop.example:443/x',
  ])('parseReturnTo accepts %s', (address) => {
    expect(parseReturnTo(address, sites)).toBe(new URL(address).href)
  })

  test.each([
    '/portal//evil.test',
    '/portal/../pay',
    '/portal/orders',
    '/portal',
    '/portals',
    'http://localhost:3001/',
    'https://localhost:3000/',
    'http://shop.example/',
    'https://shop.example.evil.test/',
    'https://shop.example@evil.test/',
    'https://user:secret@shop.example/',
    'javascript:alert(1)//http://localhost:3000',
    'blob:https://shop.example/x',
    '/shop-cart',
    '//shop.example/',
    '',
    undefined,
    ['https://shop.example/'],
  ])('parseReturnTo rejects %p', (address) => {
    expect(parseReturnTo(address, sites)).toBeNull()
  })

  test('toDestination leads to the shop with the token, by default to the account', () => {
    expect(toDestination(null, 'x', view)).toBe(
      'https://shop.example/user-account?lang=ar&theme=dark&token_link_dashboard=x',
    )
    expect(toDestination('https://shop.example/a', 'x', view)).toBe(
      'https://shop.example/a?lang=ar&theme=dark&token_link_dashboard=x',
    )
  })

  test('withToken adds or replaces the token in the query', () => {
    expect(withToken('https://shop.example/a?b=c#d', 'x.y.z')).toBe(
      'https://shop.example/a?b=c&token_link_dashboard=x.y.z#d',
    )
    expect(withToken('https://shop.example/?token_link_dashboard=old', 'new')).toBe(
      'https://shop.example/?token_link_dashboard=new',
    )
  })

  test('withReturnTo adds the return address to a path', () => {
    expect(withReturnTo('/portal/login', null)).toBe('/portal/login')
    expect(withReturnTo('/portal/login', 'https://shop.example/a?b')).toBe(
      '/portal/login?returnTo=https%3A%2F%2Fshop.example%2Fa%3Fb',
    )
  })
})
