import { computeDigest } from '@shop/release-format/integrity.js'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { writeFiles } from '@shop/testing/temporary-folder.ts'
import type { FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'

import { createReleaseFolder } from '../testing/release-folder.ts'
import { createSiteServer } from './site-server.ts'

describe('for clients without scripts', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    const config = {
      ...createLocalConfig('http://localhost:3000', 'http://localhost:4000'),
      brandName: { en: 'Souq', ar: 'سوق' },
    }
    app = await createSiteServer(await createReleaseFolder(), config)
  })
  afterAll(() => app.close())

  const get = (url: string) => app.inject({ url })

  test('the page has title and canonical address of this installation', async () => {
    const { document } = new JSDOM((await get('/shop')).body).window
    expect(document.title).toBe('Shop · Souq')
    const canonical = document.querySelector('link[rel=canonical]')
    expect(canonical?.getAttribute('href')).toBe('http://localhost:3000/shop')
    expect(document.documentElement.outerHTML).not.toMatch(/%[A-Z]+%/)
  })

  test('an unknown page has the brand’s name as title', async () => {
    const { document } = new JSDOM((await get('/nowhere')).body).window
    expect(document.title).toBe('Souq')
  })

  test.each([
    ['/shop', undefined],
    ['/login', 'noindex'],
    ['/portal/login', 'noindex'],
    ['/mfe-catalog/1.0.0/shop', 'noindex'],
  ])('%s has the X-Robots-Tag %s', async (url, tag) => {
    expect((await get(url)).headers['x-robots-tag']).toBe(tag)
  })

  const sitemap = async (url: string) => {
    const { headers, body } = await get(url)
    expect(headers['content-type']).toMatch(/^application\/xml/)
    const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
    return [...document.querySelectorAll('loc')].map((loc) => loc.textContent)
  }

  test('the sitemap index leads to a sitemap of the pages', async () => {
    const [pages = ''] = await sitemap('/sitemap.xml')
    expect(pages).toBe('http://localhost:3000/sitemap-pages.xml')
    expect(await sitemap(new URL(pages).pathname)).toEqual([
      'http://localhost:3000/shop',
      'http://localhost:3000/ar/shop',
      'http://localhost:3000/',
      'http://localhost:3000/ar',
    ])
  })

  test.each(['favicon.ico', 'apple-touch-icon.png'])(
    '/%s leads to the live shell’s',
    async (file) => {
      const { statusCode, headers } = await get(`/${file}`)
      expect([statusCode, headers.location]).toEqual([302, `/shell/1.0.0/${file}`])
    },
  )

  test('the manifest has the brand’s names and the live shell’s icons', async () => {
    const { headers, body } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(JSON.parse(body)).toMatchObject({
      name: 'Souq',
      name_localized: { ar: 'سوق' },
      icons: [{ src: '/shell/1.0.0/icon-192.png' }, { src: '/shell/1.0.0/icon-512.png' }],
    })
  })

  test('robots.txt excludes pages and names the sitemap', async () => {
    const { headers, body } = await get('/robots.txt')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toContain('Disallow: /login\n')
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })
})

test('/licenses.txt names the notices of what is live, which are served, and no bill of materials', async () => {
  const folder = await createReleaseFolder()
  await writeFiles(folder, {
    'shell/1.0.0/licenses.txt': 'Software of others in shell',
    'mfe-catalog/1.0.0/licenses.txt': 'Software of others in mfe-catalog',
    'mfe-catalog/1.0.0/integrity.json': JSON.stringify({
      'licenses.txt': computeDigest('Software of others in mfe-catalog'),
    }),
    'mfe-catalog/0.9.0/licenses.txt': 'Software of others in an old version',
    'shell/1.0.0/.server/bom.cdx.json': '{}',
  })
  const config = createLocalConfig('https://shop.test', 'http://localhost:4000')
  const app = await createSiteServer(folder, config, { render: false, testers: 'everybody' })
  const { body, headers } = await app.inject({ url: '/licenses.txt' })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const addresses = body.split('\n').filter((line) => line.startsWith('https:'))
  expect(addresses).toEqual([
    'https://shop.test/shell/1.0.0/licenses.txt',
    'https://shop.test/mfe-catalog/1.0.0/licenses.txt',
  ])
  const notices = await app.inject({ url: new URL(addresses[1] ?? '').pathname })
  expect(notices.headers['content-type']).toMatch(/^text\/plain/)
  expect(notices.body).toBe('Software of others in mfe-catalog')
  expect((await app.inject({ url: '/shell/1.0.0/.server/bom.cdx.json' })).statusCode).toBe(404)
  await app.close()
})
