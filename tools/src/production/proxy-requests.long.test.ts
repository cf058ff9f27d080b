import { once } from 'node:events'
import http2 from 'node:http2'
import https from 'node:https'
import { connect, type Socket } from 'node:net'
import tls from 'node:tls'

import { isProxyInstalled, proxyNames } from './proxy.ts'
import { openProxiedShop, SITE_URL } from './testing/proxied-shop.ts'
import { sendRaw } from './testing/raw-request.ts'

const describeIfInstalled = isProxyInstalled() ? describe : describe.skip

const BROWSER = { accept: 'text/html,*/*;q=0.8' }

describeIfInstalled(
  'requests that the proxy and the programs behind it could read differently',
  () => {
    let shop: Awaited<ReturnType<typeof openProxiedShop>>
    beforeAll(async () => {
      shop = await openProxiedShop()
    })
    afterAll(() => shop.close())

    const read = async (address: string, cookie = '') => {
      const { body } = await shop.fromProxy(address, { cookie })
      const [, count, language] = /rendered (\d+)<.*, (..)/.exec(body.toString()) ?? []
      return { count, language }
    }
    const findLogged = async (pathname: string) =>
      (await shop.readLog()).filter(({ path }) => path === pathname)

    /** Begins to send a body, and goes on byte by byte until there is a response. @param name of the server */
    function sendSlowly(name: string, path: string) {
      const request = https.request({
        ...{ host: '127.0.0.1', port: shop.ports.https, path, method: 'POST' },
        ...{ servername: name, ca: shop.certificate.text },
        headers: { host: name, 'content-type': 'application/json', 'content-length': 1_000 },
      })
      const timer = setInterval(() => request.write(' '), 100)
      return new Promise<number | undefined>((resolve, reject) => {
        request.once('response', ({ statusCode }) => resolve(statusCode))
        request.once('error', reject)
      }).finally(() => {
        clearInterval(timer)
        request.destroy()
      })
    }

    describe('cookies', () => {
      test.each([
        ['lang=ar', 'ar'],
        ['x=1; lang=ar', 'ar'],
        ['lang=%61r', 'en'],
        ['Lang=ar', 'en'],
        ['x=1,lang=ar', 'en'],
        ['xlang=ar', 'en'],
      ])('that say %s cache a page in %s, as which it was served', async (cookie, language) => {
        const address = `/shop/of-${encodeURIComponent(cookie)}`
        expect((await read(address, cookie)).language).toBe(language)
        expect((await read(address, 'lang=ar')).language).toBe('ar')
        expect((await read(address)).language).toBe('en')
      })

      test('that are too many get a page, and a way to be rid of them, as from the site', async () => {
        const cookie = `x=${'x'.repeat(9_000)}`
        const headers = { ...BROWSER, cookie }
        const page = await shop.fromProxy('/shop', headers)
        expect([page.status, page.headers['content-type']]).toEqual([
          431,
          'text/html; charset=utf-8',
        ])
        expect(page.body.toString()).toContain('href="/clear-cookies"')
        expect(page.body).toEqual((await shop.fromSite('/shop', headers)).body)
        const cleared = await shop.fromProxy('/clear-cookies', headers)
        expect([cleared.status, cleared.headers['clear-site-data']]).toEqual([303, '"cookies"'])
        expect(new URL(cleared.headers.location ?? '', SITE_URL).pathname).toBe('/')
        const others = await shop.fromProxy('/clear-cookies')
        expect([others.status, others.headers['clear-site-data']]).toEqual([303, undefined])
      })

      test('that are too many get that page by HTTP/2, too, which sends them one by one', async () => {
        const ca = shop.certificate.text
        const session = http2.connect(`https://127.0.0.1:${shop.ports.https}`, {
          ...{ ca, servername: proxyNames.site },
        })
        const pieces = ['a', 'b', 'c'].map((name) => `${name}=${'x'.repeat(4_000)}`)
        const stream = session.request({
          ...{ ':path': '/shop', ':authority': proxyNames.site },
          ...{ ...BROWSER, cookie: pieces },
        })
        const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders]
        expect([headers[':status'], headers['content-type']]).toEqual([
          431,
          'text/html; charset=utf-8',
        ])
        session.destroy()
      })
    })

    describe('a path', () => {
      test.each([
        '/mfe-shop/1.0.0/../2.0.0/main.abc.js',
        '/mfe-shop/1.0.0/%2e%2e/2.0.0/main.abc.js',
        '/mfe-shop/1.0.0%2f..%2f2.0.0/main.abc.js',
        '/mfe-shop/1.0.0/./../2.0.0//main.abc.js',
      ])('%s opens no version that was never live', async (address) => {
        expect((await shop.fromProxy(address)).status).toBe(400)
        expect((await shop.fromProxy('/mfe-shop/2.0.0/main.abc.js')).status).toBe(404)
      })

      test.each(['/%', '/%E0%A4%A', '/shop/../shop', `/${'x'.repeat(9_000)}`])(
        'that cannot be used gets a browser a page: %s',
        async (address) => {
          const { status, headers, body } = await shop.fromProxy(address, BROWSER)
          expect([status, headers['content-type']]).toEqual([
            address.length > 8_192 ? 414 : 400,
            'text/html; charset=utf-8',
          ])
          expect(body.toString()).toContain('href="/"')
        },
      )

      test('is the same when it is written in full', async () => {
        const first = await read('/shop/in-full')
        expect(await read(`${SITE_URL}/shop/in-full`)).toEqual(first)
      })
    })

    describe('parameters', () => {
      test('that a page does not read have the page that is cached for all', async () => {
        const first = await read('/shop/campaign?page=2')
        const junk = ['fbclid=1', 'gclid=2', 'utm_source=a&utm_medium=b', 'x=1&y', '%E0%A4%A=1']
        for (const each of junk) {
          const { headers } = await shop.fromProxy(`/shop/campaign?${each}&page=2`)
          expect(headers['cache-control']).toContain('public')
          expect(await read(`/shop/campaign?page=2&${each}`)).toEqual(first)
        }
        expect(await read('/shop/campaign?page=2')).toEqual(first)
        const logged = (await findLogged('/shop/campaign')).map(({ cache }) => cache)
        expect(logged).toEqual(['MISS', ...Array<string>(logged.length - 1).fill('HIT')])
      })

      test('that a page does not read leave encoded paths and other languages as they are', async () => {
        const address = '/shop/a%2Fb%20c'
        const first = await read(address, 'lang=ar')
        expect(await read(`${address}?fbclid=1`, 'lang=ar')).toEqual(first)
        expect((await read(`${address}?fbclid=1`)).language).toBe('en')
      })

      test('that hold a token, encoded or not, are kept from caches and from other sites', async () => {
        await read('/shop/token')
        for (const name of [
          'token_link_dashboard',
          '%74oken_link_dashboard',
          'token%5Flink_dashboard',
        ]) {
          const { headers } = await shop.fromProxy(`/shop/token?fbclid=1&${name}=secret`)
          expect(headers).toMatchObject({
            'cache-control': 'private, no-cache',
            'referrer-policy': 'no-referrer',
          })
        }
      })
    })

    describe('a method', () => {
      test.each(['/shop', '/', '/nowhere', '/config.json', '/shell/1.0.0/main.abc.js'])(
        'that %s does not take is refused with those that it takes',
        async (address) => {
          for (const request of [
            { method: 'POST', body: 'x' },
            { method: 'PUT' },
            { method: 'DELETE' },
          ]) {
            const answer = await shop.fromProxy(address, BROWSER, request)
            expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
            expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
          }
        },
      )

      test.each([
        ['POST /shell/1.0.0/main.abc.css', 'Content-Length: 50', 413],
        ['GET /shop/own?fbclid=1', 'Content-Length: 900', 413],
        ['GET /shop/own?fbclid=1', 'Content-Length: 1', 200],
        ['GET /mfe-shop/2.0.0/main.abc.js', 'Content-Length: 1', 404],
      ])('with a body leaves the next request as it is: %s, %s', async (start, length, status) => {
        const head = `${start} HTTP/1.1\r\nHost: ${proxyNames.site}\r\n${length}\r\n\r\n`
        const target = { port: shop.ports.https, name: proxyNames.site }
        const sent = await sendRaw({ ...target, certificate: shop.certificate.text }, [head, 'x'])
        expect(sent.status).toBe(status)
        for (const id of [1, 2, 3])
          expect((await shop.fromProxy(`/shop/next-${id}`)).status).toBe(200)
        sent.end()
      })

      test('OPTIONS is told which there are', async () => {
        const { status, headers } = await shop.fromProxy('/shop', {}, { method: 'OPTIONS' })
        expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
      })

      test('HEAD gets the headers of GET', async () => {
        const { headers } = await shop.fromProxy('/shop/head')
        const head = await shop.fromProxy('/shop/head', {}, { method: 'HEAD' })
        expect([head.status, head.body.length]).toEqual([200, 0])
        expect(head.headers['cache-control']).toBe(headers['cache-control'])
      })
    })

    test('a body that arrives without end is ended by the backend, and refused for the site', async () => {
      expect(await sendSlowly(proxyNames.api, '/api/v1.0/messages')).toBe(408)
      expect(await sendSlowly(proxyNames.site, '/shop')).toBe(413)
    })

    /** Opens connections from one address, and begins to send a request on each. @returns ends them */
    async function openHalf(count: number, port: number, isSecure: boolean) {
      const sockets: Socket[] = []
      const open = async () => {
        const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1' })
        sockets.push(socket)
        // The proxy ends them after its time-out.
        socket.on('error', () => {})
        await once(socket, 'connect')
        const plain = isSecure
          ? tls.connect({ socket, servername: proxyNames.site, ca: shop.certificate.text })
          : socket
        plain.on('error', () => {})
        if (isSecure) await once(plain, 'secureConnect')
        plain.write('GET / HTTP/1.1\r\nHost:')
      }
      while (sockets.length < count) await Promise.all(Array.from({ length: 50 }, open))
      return () => sockets.forEach((socket) => socket.destroy())
    }

    test.each([
      ['http', 5_000],
      ['https', 1_150],
    ] as const)(
      'headers that are never completed, by %s, %i at a time from one address, leave room for others',
      async (kind, count) => {
        const end = await openHalf(count, shop.ports[kind], kind === 'https')
        const other = { localAddress: '127.0.0.2' }
        for (const address of ['/shop/room', '/config.json', '/shell/1.0.0/main.abc.js']) {
          const { status } = await shop.fromProxy(address, { connection: 'close' }, other)
          expect(status).toBe(200)
        }
        end()
      },
    )

    test('orders and payments that are never completed, many from one address, reach no backend and leave room for others', async () => {
      const path = '/api/v1.0/payment/create-checkout'
      const pending = Array.from({ length: 200 }, () => {
        const request = https.request({
          ...{ host: '127.0.0.1', port: shop.ports.https, method: 'POST', agent: false },
          ...{ path, servername: proxyNames.api, ca: shop.certificate.text },
          headers: { host: proxyNames.api, 'content-length': 9, expect: '100-continue' },
        })
        request.on('error', () => {})
        request.flushHeaders()
        return request
      })
      await Promise.all(pending.map((request) => once(request, 'continue')))
      const page = await shop.fromProxy('/shop/busy')
      expect([page.status, page.headers['retry-after']]).toEqual([503, '1'])
      expect((await shop.fromApi('/api/v1.0/goods')).status).toBe(503)
      const other = await shop.fromProxy('/shop/busy', {}, { localAddress: '127.0.0.2' })
      expect(other.status).toBe(200)
      expect(shop.backend.asked.filter(({ url }) => url === path)).toEqual([])
      for (const request of pending) request.destroy()
    })
  },
)
