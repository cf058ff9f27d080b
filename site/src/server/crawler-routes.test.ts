import { createLocalConfig } from '@shop/release-format/local-config.js'
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
    expect(body.split('\n').filter(Boolean)).toEqual([
      'User-agent: *',
      'Disallow: /login',
      'Disallow: /ar/login',
      'Disallow: /portal',
      'Disallow: /ar/portal',
      'Sitemap: http://localhost:3000/sitemap.xml',
      '# Products for merchants: http://localhost:3000/product-feed.xml',
      '# Products for merchants: http://localhost:3000/ar/product-feed.xml',
    ])
  })
})
