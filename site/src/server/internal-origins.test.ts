import { createLocalConfig } from '@shop/release-format/local-config.js'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { startLoopbackServer } from '../loopback-server.ts'
import { releaseRendered } from '../testing/rendered-site.ts'
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
