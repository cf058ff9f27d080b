import { connect } from 'node:net'

import { createLocalConfig } from '@shop/release-format/local-config.js'
import type { FastifyInstance } from 'fastify'

import { createReleaseFolder } from '../testing/release-folder.ts'
import { createSiteServer } from './site-server.ts'

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const BROWSER = 'text/html,*/*;q=0.8'

describe('unusableRequests', () => {
  let app: FastifyInstance
  let port = 0
  beforeAll(async () => {
    const config = createLocalConfig('http://localhost:3000', 'http://localhost:4000')
    app = await createSiteServer(await createReleaseFolder(), config, { testers: 'everybody' })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const address = app.server.address()
    port = typeof address === 'object' ? (address?.port ?? 0) : 0
  })
  afterAll(() => app.close())

  /** Sends a request as it is written here. */
  const send = (target: string, headers = '', host = 'Host: shop.test\r\n') =>
    sendLines(`GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n${headers}\r\n`)

  function sendLines(lines: string): Promise<string> {
    return new Promise((resolve) => {
      let response = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(lines))
      socket.on('data', (data) => (response += String(data)))
      socket.on('close', () => resolve(response.toLowerCase()))
    })
  }

  test.each([
    '/shop/../shop',
    '/shop/./',
    '/..',
    '/mfe-catalog/1.0.0/%2e%2e/2.0.0/main.js',
    '/mfe-catalog/1.0.0%2f.%2E/2.0.0/main.js',
    '/shop\\..\\shop',
    'http://shop.test/shop/../shop',
  ])('responds to %s with 400', async (target) => {
    expect(await send(target)).toMatch(/^http\/1.1 400 /)
  })

  test.each(['/shop', '/shop?title=../x', '/shop?..'])('lets %s pass', async (target) => {
    expect(await send(target)).toMatch(/^http\/1.1 200 /)
  })

  test('responds to a request without a host with 400', async () => {
    expect(await send('/shop', '', '')).toMatch(/^http\/1.1 400 /)
  })

  const length = 'Content-Length: 40'
  test.each([
    ['GET', length, 413],
    ['HEAD', length, 413],
    ['OPTIONS', length, 204],
    ['POST', length, 405],
    ['GET', 'Transfer-Encoding: chunked', 413],
    ['HEAD', 'transfer-encoding: Chunked', 413],
    ['GET', `${length}\r\nConnection: keep-alive`, 413],
    ['GET', `${length}\r\nConnection: Upgrade\r\nUpgrade: h2c`, 413],
    ['GET', `${length}\r\nExpect: other`, 417],
  ])(
    'ends the connection after a body that it does not take: %s, %s',
    async (method, headers, status) => {
      const response = await sendLines(`${method} /shop HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`)
      const [head = ''] = response.split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^http/1.1 ${status} `))
      expect(head).toContain('\r\nconnection: close')
    },
  )

  test('takes a request that announces no byte', async () => {
    expect(await send('/shop', 'Content-Length: 0\r\n')).toMatch(/^http\/1.1 200 /)
  })

  const long = 'x'.repeat(70_000)
  test.each([
    ['an address that cannot be decoded', '/%', '', 400],
    ['half of a character', '/%E0%A4%A', '', 400],
    ['a dot segment', '/../shop', '', 400],
    ['cookies above 8 KB', '/shop', `Cookie: x=${'x'.repeat(9_000)}\r\n`, 431],
  ])(
    'responds to %s with a page to browsers, and with a sentence to programs',
    async (...given) => {
      const [, target, headers, status] = given
      for (const [accept, type] of [
        [BROWSER, HTML],
        ['*/*', JSON_TYPE],
      ]) {
        const response = await send(target, `Accept: ${accept}\r\n${headers}`)
        expect(response).toMatch(new RegExp(`^http/1.1 ${status} `))
        expect(response).toContain(`content-type: ${type}`)
        expect(response).toContain("content-security-policy: default-src 'none'")
        expect(response).toContain('x-frame-options: deny')
      }
    },
  )

  test('responds to headers above 64 KB, of which it does not know who sends them', async () => {
    expect(await send('/shop', `X: ${long}\r\n`)).toMatch(/^http\/1.1 431 /)
  })

  test('leads to the shop, or out of too many cookies', async () => {
    const cookie = `Accept: ${BROWSER}\r\nCookie: x=${'x'.repeat(9_000)}\r\n`
    expect(await send('/%', `Accept: ${BROWSER}\r\n`)).toContain('href="/"')
    expect(await send('/shop', cookie)).toContain('href="/clear-cookies"')
    const cleared = await send('/clear-cookies?x', cookie)
    expect(cleared).toContain('clear-site-data: "cookies"')
    expect(cleared).toContain('location: /\r\n')
    // A picture on another site must not log anybody out.
    expect(await send('/clear-cookies')).not.toContain('clear-site-data')
    expect(await send('/clear-cookies', `X: ${long}\r\n`)).not.toContain('clear-site-data')
  })

  test('serves an address that is written in full as its path', async () => {
    const { headers } = await app.inject({ url: '/shop?title=x' })
    const response = await send('http://other.test:1/shop?title=x')
    expect(response).toMatch(/^http\/1.1 200 /)
    expect(response).toContain(`etag: ${String(headers.etag).toLowerCase()}`)
  })

  test.each(['/shop', '/nowhere', '/config.json', '/shell/1.0.0/main.abc.js', '/%6Eowhere'])(
    'says which methods %s takes',
    async (url) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        const json = { 'content-type': 'application/json' }
        const response = await app.inject({ method, url, headers: json, payload: '{' })
        expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
      }
      const options = await app.inject({ method: 'OPTIONS', url })
      expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
      const [get, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })]
      expect([head.statusCode, head.body]).toEqual([get.statusCode, ''])
      expect(head.headers['content-type']).toBe(get.headers['content-type'])
    },
  )
})
