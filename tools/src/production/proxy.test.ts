import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

import { expectConsole } from '@shop/testing/console.ts'

import { isProxyInstalled, proxyNames } from './proxy.ts'
import { type Answer, sendRequest } from './send-request.ts'
import { FILES, openProxiedShop, PREVIEW_COOKIE, SITE_URL } from './testing/proxied-shop.ts'

const describeIfInstalled = isProxyInstalled() ? describe : describe.skip

describeIfInstalled('the proxy', () => {
  let shop: Awaited<ReturnType<typeof openProxiedShop>>
  beforeAll(async () => {
    shop = await openProxiedShop()
  })
  afterAll(() => shop.close())

  /** Headers that differ by nature: how a body is sent, and what two servers name the same bytes by. */
  const OWN = [
    'date',
    'server',
    'connection',
    'keep-alive',
    'transfer-encoding',
    'content-length',
    'x-request-id',
  ]
  const VALIDATORS = ['etag', 'last-modified', 'accept-ranges']
  const comparable = ({ status, headers, body }: Answer, ignored: string[]) => ({
    status,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => ![...OWN, ...ignored].includes(name)),
    ),
    body: body.toString('base64'),
  })

  /** Addresses that nginx itself leads to. */
  const OF_PROXY = ['gate', 'unreadable', 'cookies'].flatMap((name) =>
    ['/', '//', '///', '/%2F', '/shop/..//', '/./'].map((start) => `${start}storefront-${name}`),
  )
  const kinds: [string, string, Record<string, string>][] = [
    ['a rendered page', '/shop/1', {}],
    ['a rendered page in Arabic', '/shop/1', { cookie: 'lang=ar' }],
    ['a compressed page', '/shop/2', { 'accept-encoding': 'gzip, deflate, br' }],
    ['a page that is not indexed', '/shop-private', {}],
    ['an unknown page', '/nowhere', {}],
    ['what is live', '/discovery.json', { 'accept-encoding': 'br' }],
    ['the configuration', '/config.json', {}],
    ['robots.txt', '/robots.txt', {}],
    ['a missing file', '/shell/1.0.0/missing.js', {}],
    ['a source map', '/shell/1.0.0/.maps/main.abc.js.map', {}],
    ['a source map beside its script', '/shell/1.0.0/main.abc.js.map', {}],
    ['a symbolic link', '/shell/1.0.0/link.abc.css', {}],
    ['a version that was never live', '/mfe-shop/2.0.0/main.abc.js', {}],
    ...OF_PROXY.map((address): [string, string, Record<string, string>] => [
      `an address of nginx's own, ${address}`,
      address,
      {},
    ]),
    ...FILES.flatMap((name) =>
      ['br', 'gzip', 'identity'].map((encoding): [string, string, Record<string, string>] => [
        `${name} as ${encoding}`,
        `/shell/1.0.0/${name}`,
        { 'accept-encoding': encoding },
      ]),
    ),
  ]
  test.each(kinds)('agrees with the site on %s', async (_name, address, headers) => {
    const ignored = address.startsWith('/shell/') ? VALIDATORS : []
    // Rendered once by the site, for both.
    const expected = comparable(await shop.fromSite(address, headers), ignored)
    expect(comparable(await shop.fromProxy(address, headers), ignored)).toEqual(expected)
    // The shell of these tests renders no page that nobody owns.
    const logged = address === '/nowhere' ? ['could not be rendered at /nowhere'] : []
    expect(expectConsole()).toEqual(logged.map((text) => expect.stringContaining(text) as string))
  })

  test.each(OF_PROXY)('leaves the address %s to the API', async (address) => {
    expect((await shop.fromApi(address)).headers['content-type']).toContain('application/json')
    expect(shop.backend.asked.at(-1)?.url).toBe(address)
  })

  test('sends files of versions from the release folder', async () => {
    await shop.fromProxy('/shell/1.0.0/main.abc.css?from-folder')
    const [line] = (await shop.readLog()).filter(({ path }) => path === '/shell/1.0.0/main.abc.css')
    expect(line).toMatchObject({ status: 200, upstream: '', cache: '' })
  })

  test('shows versions that were never live to testers only, whoever asked before', async () => {
    const address = '/mfe-shop/2.0.0/main.abc.js'
    for (const [cookie, status] of [
      ['', 404],
      [PREVIEW_COOKIE, 200],
      ['', 404],
    ] as const) {
      expect((await shop.fromProxy(address, { cookie })).status).toBe(status)
    }
  })

  test('answers testers and visitors with pages of their own', async () => {
    const first = await shop.fromProxy('/shop/3')
    expect((await shop.fromProxy('/shop/3')).body).toEqual(first.body)
    const { headers } = await shop.fromProxy('/shop/3', { cookie: 'mf=mfe-shop@2.0.0' })
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await shop.fromProxy('/shop/3')).headers['cache-control']).toContain('s-maxage=30')
  })

  test('mixes pages and discovery of a preview with those of visitors in no way', async () => {
    const isPreviewed = async (address: string, cookie = '') => {
      const headers = { cookie, 'accept-encoding': 'identity' }
      return /Previewed|2\.0\.0/.test((await shop.fromProxy(address, headers)).body.toString())
    }
    for (const address of ['/shop/4', '/discovery.json']) {
      expect(await isPreviewed(address, PREVIEW_COOKIE)).toBe(true)
      expect(await isPreviewed(address)).toBe(false)
      expect(await isPreviewed(address, PREVIEW_COOKIE)).toBe(true)
    }
    const { headers } = await shop.fromProxy('/shop/4', { cookie: PREVIEW_COOKIE })
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test.each([
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip;q=0, identity', undefined],
    ['brotli, x-gzip', undefined],
  ])('answers a client that accepts %s with %s', async (accepted, encoding) => {
    const { headers } = await shop.fromProxy('/shell/1.0.0/main.abc.js', {
      'accept-encoding': accepted,
    })
    expect(headers['content-encoding']).toBe(encoding)
  })

  test('leads from http to https', async () => {
    const { status, headers } = await sendRequest(
      { port: shop.ports.http, name: proxyNames.site },
      '/shop?page=2',
    )
    expect(status).toBe(308)
    expect(headers.location).toBe(`${SITE_URL}:${shop.ports.https}/shop?page=2`)
  })

  test('tells the backend who asks, under an id of its own, and compresses data', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7', 'accept-encoding': 'gzip' }
    const answer = await shop.fromApi('/api/v1.0/goods', { headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip' })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(gunzipSync(answer.body).toString()).toContain('long long')
    const asked = shop.backend.asked.at(-1)
    expect(asked?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    const page = await shop.fromApi('/portal', { headers })
    expect(page.headers['content-encoding']).toBeUndefined()
  })

  test.each([
    ['/api/v1.0/products/admin-side/confirm/order', 200, 2],
    ['/api/v1.0/payment/create-checkout', 200, 2],
    ['/pay/cs_test_1', 200, 2],
    ['/webhooks/stripe', 200, 2],
    ['/api/v1.0/messages', 503, 1],
    ['/portal/register', 503, 1],
  ])('repeats what was sent to %s only if it may be repeated', async (address, status, times) => {
    const headers = { 'x-killed': 'yes' }
    const answer = await shop.fromApi(address, { method: 'POST', body: '{}', headers })
    expect(answer.status).toBe(status)
    expect(shop.backend.asked.filter(({ url }) => url === address)).toHaveLength(times)
  })

  test('says in the words of the backend what it refuses itself, to the shop too', async () => {
    const origin = `${SITE_URL}:${shop.ports.https}`
    const body = 'x'.repeat(300_000)
    const large = await shop.fromApi('/api/v1.0/goods', {
      method: 'POST',
      body,
      headers: { origin },
    })
    expect(large.status).toBe(413)
    expect(JSON.parse(large.body.toString())).toEqual({ message: 'The request is too large.' })
    expect(large.headers['access-control-allow-origin']).toBe(origin)
    const headers = { 'x-long': 'x'.repeat(20_000), origin: 'https://other.example' }
    const unreadable = await shop.fromApi('/api/v1.0/goods', { headers })
    expect(unreadable.status).toBe(400)
    expect(unreadable.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('asks to try again where no backend answers: the shop with a sentence, a person with a page', async () => {
    shop.backend.server.close()
    shop.backend.server.closeAllConnections()
    const api = await shop.fromApi('/api/v1.0/goods', { method: 'POST', body: '{}' })
    expect([api.status, api.headers['retry-after']]).toEqual([503, '1'])
    expect(api.body.toString()).toContain('Please try again in a few seconds.')
    const page = await shop.fromApi('/portal/login')
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.body.toString()).toMatch(/One moment, please[^]*لحظة من فضلك/)
  })

  test('goes on with pages and files while no site answers', async () => {
    const addresses = ['/shop/1', '/discovery.json', '/config.json', '/shell/1.0.0/font.abc.woff2']
    for (const address of addresses) await shop.fromProxy(address)
    await shop.site.close()
    for (const address of addresses) {
      expect([address, (await shop.fromProxy(address)).status]).toEqual([address, 200])
    }
    expect((await shop.fromProxy('/shop/never-asked-for')).status).toBe(503)
  })

  test('logs each request as JSON, without its query and the session of a payment', async () => {
    await shop.fromProxy('/shop?token_link_dashboard=visitor-token')
    await shop.fromApi('/pay/cs_test_secret')
    const lines = await shop.readLog()
    expect(lines.map(({ path }) => path)).toEqual(expect.arrayContaining(['/shop', '/pay/']))
    expect(lines.at(-1)).toMatchObject({ host: proxyNames.api, method: 'GET', status: 503 })
    const errors = await readFile(path.join(shop.folder, 'error.log'), 'utf8')
    expect(JSON.stringify(lines) + errors).not.toMatch(/token_link|visitor-token|cs_test/)
  })
})
