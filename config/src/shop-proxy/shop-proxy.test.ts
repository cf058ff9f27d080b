import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

import { createShopProxy } from './shop-proxy.js'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

async function listen(server: net.Server): Promise<string> {
  const sockets = new Set<net.Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  closers.push(() => {
    server.close()
    sockets.forEach((socket) => socket.destroy())
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const manifest = {
  ...{ name: 'mfe-agents', entry: 'remoteEntry.js', paths: ['/agents', '/new'], kernel: '^1.0.0' },
  ...{ preload: [], pages: {} },
  touches: { origins: { connect: ['https://tiles.test'] } },
}

const discovery = {
  schema: '',
  microFrontends: {
    'mfe-agents': [
      { url: '/mfe-agents/1.0.0/e.js', metadata: { version: '1.0.0', integrity: 'sha384-x' } },
    ],
    'mfe-catalog': [{ url: '/mfe-catalog/1.0.0/e.js', metadata: { version: '1.0.0' } }],
  },
}

interface Asked {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** A shop of a site and a backend. @param respond to what is neither discovery nor configuration */
async function openShop(respond: RequestListener = (_, response) => response.end()) {
  const asked: Asked[] = []
  const record: RequestListener = (request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      asked.push({ method, url, headers, body })
      respond(request, response)
    })
  }
  const api = await listen(http.createServer(record))
  const shop: string = await listen(
    http.createServer((request, response) => {
      const files: Record<string, object> = {
        '/config.json': {
          ...{ siteUrl: shop, apiUrl: `${api}/api`, portalUrl: `${api}/portal` },
          reportUrl: `${api}/reports`,
        },
        '/discovery.json': discovery,
      }
      const file = files[request.url ?? '']
      if (!file) return void record(request, response)
      response.setHeader('content-type', 'application/json')
      response.setHeader('content-encoding', 'gzip')
      response.end(gzipSync(JSON.stringify(file)))
    }),
  )
  return { shop, api, asked }
}

async function openProxy(shop: string, { canWrite = false, timeoutMs = 20_000 } = {}) {
  const lines: string[] = []
  const proxy = createShopProxy({
    ...{ name: 'mfe-agents', shop, canWrite, timeoutMs },
    readBuild: () => Promise.resolve({ manifest, isBroken: false }),
    log: (line) => void lines.push(line),
  })
  const local = await listen(http.createServer(proxy.middleware))
  return { local, lines, check: proxy.check }
}

const toPath = (origin: string) => `/__shop/${origin.replace('://', '/')}`
const asPage = { headers: { accept: 'text/html' } }

describe('createShopProxy', () => {
  test('takes discovery and configuration from the shop, with the remote from source', async () => {
    const { shop, api } = await openShop()
    const { local } = await openProxy(shop)
    const found = (await (await fetch(`${local}/discovery.json`)).json()) as typeof discovery
    expect(found.microFrontends['mfe-agents']).toMatchObject([
      { url: '/mfe-agents/source/remoteEntry.js', extras: { paths: ['/agents', '/new'] } },
    ])
    expect(found.microFrontends['mfe-agents'][0]?.metadata).toEqual({ version: '1.0.0' })
    expect(found.microFrontends['mfe-catalog']).toEqual(discovery.microFrontends['mfe-catalog'])
    expect(await (await fetch(`${local}/config.json`)).json()).toMatchObject({
      siteUrl: local,
      apiUrl: `${local}${toPath(api)}/api`,
    })
  })

  test('leaves it to the browser whether there is a page that the shop does not have', async () => {
    const { shop, api } = await openShop((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<body></body>')
    })
    const { local } = await openProxy(shop)
    expect((await fetch(`${local}/new`)).status).toBe(200)
    expect((await fetch(`${local}${toPath(api)}/portal/new`)).status).toBe(404)
  })

  test('opens the origins that the remote declares in pages of the shop alone', async () => {
    const { shop, api } = await openShop((_, response) => {
      response.setHeader('content-security-policy', "connect-src 'self'")
      response.writeHead(200, { 'content-type': 'text/html' }).end('<body></body>')
    })
    const { local } = await openProxy(shop)
    const readPolicy = async (url: string) =>
      (await fetch(url)).headers.get('content-security-policy')
    expect(await readPolicy(`${local}/new`)).toContain('https://tiles.test')
    expect(await readPolicy(`${local}${toPath(api)}/portal`)).not.toContain('https://tiles.test')
  })

  test('passes scripts and pictures on as they are', async () => {
    const { shop } = await openShop((_, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(`const shop = "${shop}"`)
    })
    const { local } = await openProxy(shop)
    expect(await (await fetch(`${local}/shell/1.0.0/main.js`)).text()).toBe(
      `const shop = "${shop}"`,
    )
  })

  test('refuses changes, in words, and says so in the terminal', async () => {
    const { shop, api, asked } = await openShop()
    const { local, lines } = await openProxy(shop)
    const address = `${local}${toPath(api)}/api/orders`
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(address, { method })
      expect(response.status).toBe(403)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      expect(await response.json()).toMatchObject({
        message: expect.stringContaining('--write') as string,
      })
    }
    expect(asked).toEqual([])
    expect(lines[0]).toMatch(/^POST .*\/api\/orders is refused/)
    const page = await fetch(address, { method: 'POST', ...asPage })
    expect(await page.text()).toMatch(/this change is refused.*رُفض هذا التغيير/s)
  })

  test('lets changes through with --write, with the addresses of the shop', async () => {
    const { shop, api, asked } = await openShop()
    const { local } = await openProxy(shop, { canWrite: true })
    await fetch(`${local}${toPath(api)}/api/orders?back=${encodeURIComponent(`${local}/a`)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: local },
      body: JSON.stringify({ page: `${local}/agents` }),
    })
    expect(asked).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: `/api/orders?back=${encodeURIComponent(`${shop}/a`)}`,
        body: JSON.stringify({ page: `${shop}/agents` }),
      }),
    ])
    expect(asked[0]?.headers).toMatchObject({ origin: shop, host: new URL(api).host })
  })

  test('logs members in and out while it only reads', async () => {
    const { shop, api, asked } = await openShop((_, response) => {
      response.setHeader('set-cookie', 'portal_session=1; Path=/; Secure; SameSite=None')
      response.writeHead(303, { location: `${shop}/agents?token=1` }).end()
    })
    const { local } = await openProxy(shop)
    const response = await fetch(`${local}${toPath(api)}/portal/login`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ returnTo: `${local}/agents` }),
    })
    expect(response.headers.get('location')).toBe(`${local}/agents?token=1`)
    expect(response.headers.getSetCookie()).toEqual([
      `portal_session=1; Path=${toPath(api)}/; SameSite=Lax`,
    ])
    expect(asked[0]?.body).toBe(new URLSearchParams({ returnTo: `${shop}/agents` }).toString())
    const registration = await fetch(`${local}${toPath(api)}/portal/register`, { method: 'POST' })
    expect(registration.status).toBe(403)
  })

  test('takes a shop by an address that leads to its own', async () => {
    const { shop, asked } = await openShop()
    const alias = await listen(
      http.createServer((request, response) => {
        response.writeHead(301, { location: `${shop}${request.url}` }).end()
      }),
    )
    const { local } = await openProxy(alias)
    expect((await fetch(`${local}/agents`, { redirect: 'error' })).status).toBe(200)
    expect(asked.map(({ url }) => url)).toEqual(['/agents'])
  })

  test('keeps reports of failures from the shop', async () => {
    const { shop, api, asked } = await openShop()
    const { local } = await openProxy(shop, { canWrite: true })
    const report = await fetch(`${local}${toPath(api)}/reports`, { method: 'POST', body: '[]' })
    expect(report.status).toBe(204)
    expect(asked).toEqual([])
  })

  test('asks no server that is not the shop’s', async () => {
    const { shop } = await openShop()
    const other = await listen(http.createServer((_, response) => response.end('other')))
    const { local } = await openProxy(shop)
    const response = await fetch(`${local}${toPath(other)}/`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toBe('other')
  })
})

describe('createShopProxy says', () => {
  test('that the shop takes requests and never answers', async () => {
    const shop = await listen(net.createServer(() => undefined))
    const { local, lines } = await openProxy(shop, { timeoutMs: 100 })
    const response = await fetch(`${local}/agents`, asPage)
    expect(response.status).toBe(502)
    expect(await response.text()).toMatch(/has not answered for 0\.1 seconds.*لم يرد/s)
    await fetch(`${local}/agents`)
    expect(lines).toEqual([`${shop} has not answered for 0.1 seconds.`])
  })

  test('that a page begins and never ends', async () => {
    const { shop } = await openShop((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.write('<html>')
    })
    const { local } = await openProxy(shop, { timeoutMs: 1_000 })
    const response = await fetch(`${local}/agents`, asPage)
    expect(await response.text()).toContain('has not answered for 1 seconds')
  })

  test.each([
    ['ends connections', (socket: net.Socket) => socket.destroy(), 'ended the connection'],
    [
      'is no web server',
      (socket: net.Socket) => socket.end('SSH-2.0\r\n\r\n'),
      'not as a web server',
    ],
  ])('that the shop %s', async (_, onConnection, text) => {
    const shop = await listen(
      net.createServer((socket) => void socket.on('data', () => onConnection(socket))),
    )
    const { local } = await openProxy(shop)
    expect(await (await fetch(`${local}/agents`, asPage)).text()).toContain(text)
  })

  test('that the shop is down at start, and shows it once it is there', async () => {
    const server = http.createServer()
    const address = await listen(server)
    server.close()
    const { local, check } = await openProxy(address)
    expect(await check()).toBe(`${address} cannot be reached: nothing listens there.`)
    expect((await fetch(`${local}/agents`)).status).toBe(502)
    const config = { siteUrl: address, apiUrl: `${address}/api`, portalUrl: `${address}/portal` }
    const back = http.createServer((_, response) => response.end(JSON.stringify(config)))
    back.listen(Number(new URL(address).port), 'localhost')
    await once(back, 'listening')
    closers.push(() => back.close())
    expect(await check()).toBeNull()
    expect((await fetch(`${local}/agents`)).status).toBe(200)
  })

  test('that another site is no shop', async () => {
    const site = await listen(http.createServer((_, response) => response.end('<html>')))
    const { check } = await openProxy(site)
    expect(await check()).toBe(`${site} answers, but not as a shop does: ${site}/config.json.`)
  })

  test('that discovery is garbage', async () => {
    const config = (address: string) =>
      JSON.stringify({ siteUrl: address, apiUrl: address, portalUrl: address })
    const shop: string = await listen(
      http.createServer((request, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(request.url === '/config.json' ? config(shop) : '{"microFrontends":')
      }),
    )
    const { local } = await openProxy(shop)
    const response = await fetch(`${local}/discovery.json`)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({
      message: `${shop} answers, but not as a shop does: ${shop}/discovery.json.`,
    })
  })
})
