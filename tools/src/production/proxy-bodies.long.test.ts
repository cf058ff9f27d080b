import http2, { type IncomingHttpHeaders } from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'

import { isProxyInstalled, proxyNames } from './proxy.ts'
import { bodyShapes } from './testing/body-shapes.ts'
import { openProxiedShop } from './testing/proxied-shop.ts'
import { sendRaw } from './testing/raw-request.ts'

const describeIfInstalled = isProxyInstalled() ? describe : describe.skip

/** Less than nginx waits for a site, which is what a visitor waits for whose request is read as another's body. */
const PROMPT_MS = 4_000

/** Headers that say how much of a connection is one request. */
const FRAMING = ['content-length', 'transfer-encoding', 'expect', 'upgrade']

const RENEWED = '/shop/renewed'

describeIfInstalled('a body', () => {
  let shop: Awaited<ReturnType<typeof openProxiedShop>>
  /** The requests that the site gets of others than visitors. */
  const seen: string[] = []
  let lastHead = ''
  let visits = 0

  beforeAll(async () => {
    shop = await openProxiedShop()
    await shop.fromProxy('/shell/1.0.0/main.abc.js')
    shop.site.server.prependListener('request', (request, response) => {
      const { method, url = '', headers, rawHeaders } = request
      if (url.startsWith(RENEWED)) response.setHeader('x-accel-expires', '1')
      if (url.includes('/shop/visitor-')) return
      const lines = rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': '))
      lastHead = `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`
      seen.push([method, url, ...FRAMING.filter((name) => name in headers)].join(' '))
    })
    shop.site.server.prependListener('clientError', () => seen.push('what cannot be read'))
  })
  beforeEach(() => void seen.splice(0))
  afterAll(() => shop.close())

  const toTarget = (name: string) => ({
    ...{ name, port: shop.ports.https, certificate: shop.certificate.text },
  })

  async function expectPage(address: string, query = '') {
    const begun = Date.now()
    const headers = { connection: 'close' }
    const page = await shop.fromProxy(address + query, headers)
    expect({
      status: page.status,
      encoding: page.headers['content-encoding'],
      text: /<h1>(.*?) rendered/.exec(page.body.toString())?.[1],
    }).toEqual({ status: 200, encoding: undefined, text: address })
    expect(Date.now() - begun).toBeLessThan(PROMPT_MS)
  }

  /** Visitors ask for pages, and get these. One of the pages is found at another address. */
  async function visit() {
    for (const query of ['', '?utm_source=x']) await expectPage(`/shop/visitor-${++visits}`, query)
  }

  describe('that is sent to the site', () => {
    test.each(bodyShapes.map((shape, index) => ({ ...shape, page: `/shop/shape-${index}` })))(
      'leaves the next visitors theirs: $title',
      async ({ page, parts, status, seen: expected }) => {
        const fill = (text: string) => text.replaceAll('PAGE', page)
        const target = toTarget(proxyNames.site)
        const answer = await sendRaw(target, parts.map(fill), status !== null)
        await visit()
        answer.end()
        await visit()
        expect({ status: answer.status, seen }).toEqual({ status, seen: expected.map(fill) })
        // No page of nginx's own.
        if (status !== null) expect(answer.text).toMatch(/^x-content-type-options: nosniff/im)
        await expectPage(page)
      },
    )

    test.each([
      ['one byte', {}, ['x'], 200],
      ['one byte that was announced', { 'content-length': 1 }, ['x'], 200],
      ['no byte', {}, [''], 200],
      ['more than that', {}, ['x', 'x'.repeat(900)], 413],
      ['more than that, which was announced', { 'content-length': 900 }, ['x'.repeat(900)], 413],
      ['a body that was announced and never comes', { 'content-length': 900 }, [], 413],
      ['a body that never comes', {}, [], null],
      ['less than was announced', { 'content-length': 1 }, [''], 400],
    ] as [string, http2.OutgoingHttpHeaders, string[], number | null][])(
      'leaves the next visitors theirs by HTTP/2: %s',
      async (title, headers, parts, status) => {
        const page = `/shop/${encodeURIComponent(title)}`
        const session = http2.connect(`https://127.0.0.1:${shop.ports.https}`, {
          ...{ ca: shop.certificate.text, servername: proxyNames.site },
        })
        const address = { ':path': `${page}?fbclid=1`, ':authority': proxyNames.site }
        const stream = session.request({ ...address, ...headers }, { endStream: false })
        stream.on('error', () => {})
        const response = new Promise<IncomingHttpHeaders | null>((resolve) => {
          stream.on('response', resolve).on('close', () => resolve(null))
        })
        for (const [index, part] of parts.entries()) {
          await sleep(10)
          stream.write(part)
          if (index === parts.length - 1) stream.end()
        }
        const answer = await (status === null ? sleep(200, null) : response)
        await visit()
        session.destroy()
        await visit()
        const expected = status === 200 ? [`GET ${page}?fbclid=1`, `GET ${page}`] : []
        expect({ status: answer?.[':status'] ?? null, seen }).toEqual({ status, seen: expected })
        await expectPage(page)
      },
    )

    test('puts no page under the address of another, whatever its length', async () => {
      const target = toTarget(proxyNames.site)
      const write = (address: string, ...headers: string[]) =>
        [`GET ${address} HTTP/1.1`, `Host: ${target.name}`, ...headers, '', ''].join('\r\n')
      const carried = write('/shop/terms')
      const lengthOfCarried = `Content-Length: ${carried.length}`
      // A cookie, since blanks at the end of a header are not counted.
      const ask = (address: string, ...headers: string[]) =>
        write(address, 'Cookie: x=1', ...headers)
      ;(await sendRaw(target, [ask('/shop/faq1')])).end()
      expect(lastHead).toContain('GET /shop/faq1')
      const length = `${lastHead}${lengthOfCarried}\r\n`.length
      for (const cookie of ['x=1', 'preview=x']) {
        const start = write('/shop/1?fbclid=1', `Cookie: ${cookie}`, `Content-Length: ${length}`)
        const first = await sendRaw(target, [start])
        ;(await sendRaw(target, [ask('/shop/faqs', lengthOfCarried) + carried])).end()
        first.end()
      }
      await expectPage('/shop/faqs')
      expect(seen.filter((line) => line.includes('terms'))).toEqual([])
    })

    test.each([
      ['one byte that is late', 'Content-Length: 1', 'x'],
      ['a body that is late', 'Content-Length: 900', ''],
      ['chunks that are late', 'Transfer-Encoding: chunked', '1\r\nx\r\n0\r\n\r\n'],
    ])(
      'leaves the next visitors theirs while a page is renewed: %s',
      async (title, header, body) => {
        const address = `${RENEWED}-${encodeURIComponent(title)}`
        await shop.fromProxy(address)
        await sleep(1_500)
        const head = `GET ${address} HTTP/1.1\r\nHost: ${proxyNames.site}\r\n${header}\r\n\r\n`
        const answer = await sendRaw(toTarget(proxyNames.site), [head, body])
        await visit()
        answer.end()
        await visit()
        // Pages of other tests are renewed after their last visit.
        expect(new Set(seen.filter((line) => line.includes(address)))).toEqual(
          new Set([`GET ${address}`]),
        )
        await expectPage(address)
      },
    )
  })
  describe('that is sent to the API', () => {
    const post = 'POST /api/v1.0/messages'
    const order = 'POST /api/v1.0/payment/create-checkout'
    const inner = 'GET /api/v1.0/smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
    test.each([
      ['a message that is late', post, ['Content-Length: 9'], '{"a":"b"}', 200],
      ['a message that never comes', post, ['Content-Length: 900'], '', null],
      ['a message that is cut', post, ['Content-Length: 900'], inner, null],
      ['a message in chunks', post, ['Transfer-Encoding: chunked'], '1\r\nx\r\n0\r\n\r\n', 200],
      ['an order that is late', order, ['Content-Length: 9'], '{"a":"b"}', 200],
      [
        'a picture and a body that is late',
        'GET /media/late',
        ['Content-Length: 9'],
        'x'.repeat(9),
        200,
      ],
      [
        'a picture and a body that never comes',
        'GET /media/never',
        ['Content-Length: 9'],
        '',
        null,
      ],
      ['a picture and a body that is cut', 'GET /media/cut', ['Content-Length: 900'], inner, null],
    ] as [string, string, string[], string, number | null][])(
      'leaves the next callers theirs: %s',
      async (_title, start, headers, body, status) => {
        const target = toTarget(proxyNames.api)
        const head = [`${start} HTTP/1.1`, `Host: ${target.name}`, ...headers, '', ''].join('\r\n')
        const before = shop.backend.asked.length
        const answer = await sendRaw(target, [head, body], status !== null)
        const call = async () => {
          const address = `/api/v1.0/goods/${++visits}`
          expect((await shop.fromApi(address)).status).toBe(200)
          return address
        }
        const calls = [await call()]
        answer.end()
        calls.push(await call())
        expect(answer.status).toBe(status)
        const others = shop.backend.asked.slice(before).map(({ url }) => url)
        const [, own = ''] = start.split(' ')
        expect(others.filter((url) => url !== own)).toEqual(calls)
      },
    )

    test.each([
      ['an unknown coding', ['Transfer-Encoding: xchunked']],
      ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 300000']],
      ['two lengths', ['Content-Length: 300000', 'Content-Length: 5']],
    ])('is refused in its words: %s', async (_title, headers) => {
      const target = toTarget(proxyNames.api)
      const lines = [`${post} HTTP/1.1`, `Host: ${target.name}`, ...headers, '', '']
      const answer = await sendRaw(target, [lines.join('\r\n')])
      answer.end()
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('{"message":"The request could not be read."}')
    })
  })
})
