import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type http from 'node:http'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

import { createLocalConfig } from '@shop/release-format/local-config.js'
import { signPermission } from '@shop/server/signed-permission.ts'
import { expectConsole } from '@shop/testing/console.ts'
import type { FastifyInstance } from 'fastify'
import getPort from 'get-port'
import { createSiteServer } from 'site/server/site-server.ts'
import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { stopProgram } from '../shop/spawn-program.ts'
import { createCertificate } from './certificate.ts'
import { isProxyInstalled, proxyNames, spawnProxy, writeProxyConfig } from './proxy.ts'
import { type Answer, sendRequest } from './send-request.ts'
import { createProxiedBackend, createProxiedFolder, FILES } from './testing/proxied-shop.ts'

const describeIfInstalled = isProxyInstalled() ? describe : describe.skip

const SECRET = 'a secret of at least 32 characters'
const SITE_URL = `https://${proxyNames.site}`

describeIfInstalled('the proxy', () => {
  let site: FastifyInstance
  let sitePort: number
  let ports: { http: number; https: number; internal: number }
  let certificate: string
  let folder: string
  let proxy: ChildProcess
  const backend = createProxiedBackend()

  beforeAll(async () => {
    folder = await createTemporaryFolder()
    const releaseDir = await createProxiedFolder()
    ports = { http: await getPort(), https: await getPort(), internal: await getPort() }
    site = await createSiteServer(
      releaseDir,
      createLocalConfig(SITE_URL, `https://${proxyNames.api}`),
      { testers: { secret: SECRET }, renderBudgetMs: 60_000 },
    )
    sitePort = await getPort()
    await site.listen({ port: sitePort, host: '127.0.0.1' })
    const backendPort = await getPort()
    await new Promise<void>((resolve) => backend.server.listen(backendPort, '127.0.0.1', resolve))
    const made = await createCertificate(folder, [proxyNames.site, proxyNames.api])
    certificate = made.text
    const main = await writeProxyConfig({
      ...{ folder, ports, releaseDir, certificate: made },
      ...{ sitePorts: [sitePort], backendPorts: [backendPort, backendPort] },
    })
    proxy = await spawnProxy(main, () => {})
  })
  afterAll(async () => {
    if (proxy) await stopProgram(proxy)
    backend.server.close()
    backend.server.closeAllConnections()
    await site.close()
  })

  const fromProxy = (address: string, headers: http.OutgoingHttpHeaders = {}) =>
    sendRequest({ port: ports.https, name: proxyNames.site, certificate }, address, { headers })
  const fromSite = (address: string, headers: http.OutgoingHttpHeaders = {}) =>
    sendRequest({ port: sitePort, name: proxyNames.site }, address, { headers })
  const fromApi = (address: string, request: Parameters<typeof sendRequest>[2] = {}) =>
    sendRequest({ port: ports.https, name: proxyNames.api, certificate }, address, request)

  const readLog = async () =>
    (await readFile(path.join(folder, 'access.log'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)

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
    ['a symbolic link', '/shell/1.0.0/link.abc.css', {}],
    ['a version that was never live', '/mfe-shop/2.0.0/main.abc.js', {}],
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
    const expected = comparable(await fromSite(address, headers), ignored)
    expect(comparable(await fromProxy(address, headers), ignored)).toEqual(expected)
    // The shell of these tests renders no page that nobody owns.
    const logged = address === '/nowhere' ? ['could not be rendered at /nowhere'] : []
    expect(expectConsole()).toEqual(logged.map((text) => expect.stringContaining(text) as string))
  })

  test('sends files of versions from the release folder', async () => {
    await fromProxy('/shell/1.0.0/main.abc.css?from-folder')
    const [line] = (await readLog()).filter(({ path }) => path === '/shell/1.0.0/main.abc.css')
    expect(line).toMatchObject({ status: 200, upstream: '', cache: '' })
  })

  test('shows versions that were never live to testers only, whoever asked before', async () => {
    const address = '/mfe-shop/2.0.0/main.abc.js'
    const token = await signPermission(SECRET, 'tester', new Date(Date.now() + 86_400_000))
    for (const [cookie, status] of [
      ['', 404],
      [`tester=${token}`, 200],
      ['', 404],
    ] as const) {
      expect((await fromProxy(address, { cookie })).status).toBe(status)
    }
  })

  test('answers testers and visitors with pages of their own', async () => {
    const first = await fromProxy('/shop/3')
    expect((await fromProxy('/shop/3')).body).toEqual(first.body)
    const { headers } = await fromProxy('/shop/3', { cookie: 'mf=mfe-shop@2.0.0' })
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await fromProxy('/shop/3')).headers['cache-control']).toContain('s-maxage=30')
  })

  test.each([
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip;q=0, identity', undefined],
    ['brotli, x-gzip', undefined],
  ])('answers a client that accepts %s with %s', async (accepted, encoding) => {
    const { headers } = await fromProxy('/shell/1.0.0/main.abc.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  test('leads from http to https', async () => {
    const { status, headers } = await sendRequest(
      { port: ports.http, name: proxyNames.site },
      '/shop?page=2',
    )
    expect(status).toBe(308)
    expect(headers.location).toBe(`${SITE_URL}:${ports.https}/shop?page=2`)
  })

  test('tells the backend who asks, under an id of its own, and compresses data', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7', 'accept-encoding': 'gzip' }
    const answer = await fromApi('/api/v1.0/goods', { headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip' })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(gunzipSync(answer.body).toString()).toContain('long long')
    const asked = backend.asked.at(-1)
    expect(asked?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    const page = await fromApi('/portal', { headers })
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
    const answer = await fromApi(address, { method: 'POST', body: '{}', headers })
    expect(answer.status).toBe(status)
    expect(backend.asked.filter(({ url }) => url === address)).toHaveLength(times)
  })

  test('says in the words of the backend what it refuses itself, to the shop too', async () => {
    const origin = `${SITE_URL}:${ports.https}`
    const body = 'x'.repeat(300_000)
    const large = await fromApi('/api/v1.0/goods', { method: 'POST', body, headers: { origin } })
    expect(large.status).toBe(413)
    expect(JSON.parse(large.body.toString())).toEqual({ message: 'The request is too large.' })
    expect(large.headers['access-control-allow-origin']).toBe(origin)
    const headers = { 'x-long': 'x'.repeat(20_000), origin: 'https://other.example' }
    const unreadable = await fromApi('/api/v1.0/goods', { headers })
    expect(unreadable.status).toBe(400)
    expect(unreadable.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('asks to try again where no backend answers: the shop with a sentence, a person with a page', async () => {
    backend.server.close()
    backend.server.closeAllConnections()
    const api = await fromApi('/api/v1.0/goods', { method: 'POST', body: '{}' })
    expect([api.status, api.headers['retry-after']]).toEqual([503, '1'])
    expect(api.body.toString()).toContain('Please try again in a few seconds.')
    const page = await fromApi('/portal/login')
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.body.toString()).toMatch(/One moment, please[^]*لحظة من فضلك/)
  })

  test('goes on with pages and files while no site answers', async () => {
    const addresses = ['/shop/1', '/discovery.json', '/config.json', '/shell/1.0.0/font.abc.woff2']
    for (const address of addresses) await fromProxy(address)
    await site.close()
    for (const address of addresses) {
      expect([address, (await fromProxy(address)).status]).toEqual([address, 200])
    }
    expect((await fromProxy('/shop/never-asked-for')).status).toBe(503)
  })

  test('logs each request as JSON, without its query and the session of a payment', async () => {
    await fromProxy('/shop?token_link_dashboard=visitor-token')
    await fromApi('/pay/cs_test_secret')
    const lines = await readLog()
    expect(lines.map(({ path }) => path)).toEqual(expect.arrayContaining(['/shop', '/pay/']))
    expect(lines.at(-1)).toMatchObject({ host: proxyNames.api, method: 'GET', status: 503 })
    const errors = await readFile(path.join(folder, 'error.log'), 'utf8')
    expect(JSON.stringify(lines) + errors).not.toMatch(/token_link|visitor-token|cs_test/)
  })
})
