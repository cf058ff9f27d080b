import { createLocalConfig } from '@shop/release-format/local-config.js'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { startLoopbackServer } from '../loopback-server.ts'
import { releaseRendered, serveRendered } from '../testing/rendered-site.ts'
import { createSiteServer } from './site-server.ts'

const PUBLIC = 'https://api.shop.invalid'

test('the site renders and lists the catalogue by the address at which it reaches the backend itself', async () => {
  const asked: string[] = []
  const api = await startLoopbackServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'application/json').end('{"results":[]}')
  })
  const folder = await createTemporaryFolder()
  await releaseRendered(folder, {
    'mfe-shop':
      'exports.routes = async ({ config }) => (await fetch(config.apiUrl + "/goods?page=2")).text()',
  })
  const app = await createSiteServer(folder, createLocalConfig('http://localhost', PUBLIC), {
    renderBudgetMs: 60_000,
    internalOrigins: { [PUBLIC]: api.origin },
  })
  try {
    expect((await app.inject({ url: '/shop' })).body).toContain('{"results":[]}')
    expect((await app.inject({ url: '/sitemap-products.xml' })).statusCode).toBe(200)
    expect(asked).toEqual([
      '/api/v1.0/goods?page=2',
      '/api/v1.0/categories/all-category/admin-side',
    ])
    expect((await app.inject({ url: '/config.json' })).body).toContain(`${PUBLIC}/api/v1.0`)
  } finally {
    await app.close()
    api.close()
  }
})

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const loading = `
  exports.routes = async ({ config }) => {
    await fetch(config.apiUrl + '/products/1')
    return 'Loaded'
  }`

/** Serves a page that asks the API. @returns also the headers that the API has received */
async function serve(options: Parameters<typeof serveRendered>[2]) {
  const asked: Record<string, unknown>[] = []
  const site = await serveRendered(
    { 'mfe-shop': loading },
    ({ headers }, response) => {
      asked.push(headers)
      response.end('{}')
    },
    options,
  )
  return { ...site, asked }
}

const headers = {
  'x-request-id': 'from-the-proxy-1',
  traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01`,
}

test('the API is asked for a page with the id and the trace of the visitor’s request', async () => {
  const { get, asked } = await serve({ trustProxy: ['127.0.0.1'] })
  const { response } = await get('/shop', headers)
  expect(response.headers['x-request-id']).toBe('from-the-proxy-1')
  expect(asked).toMatchObject([
    {
      'x-request-id': 'from-the-proxy-1',
      traceparent: expect.stringContaining(TRACE_ID) as string,
    },
  ])
})

test('who is no proxy of ours gets an id of our own', async () => {
  const { get, asked } = await serve({})
  const { response } = await get('/shop', headers)
  const id = response.headers['x-request-id']
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(asked).toMatchObject([{ 'x-request-id': id }])
})
