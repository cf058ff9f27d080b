import { setImmediate } from 'node:timers/promises'

import { ownPosts } from '@shop/contracts/browser/own-posts.ts'
import { postPath } from '@shop/contracts/browser/site-paths.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { expectConsole } from '@shop/testing/console.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'

import { createReleaseFolder } from '../testing/release-folder.ts'
import { fetchCatalogPaths } from './fetch-catalog.ts'
import { createSiteServer } from './site-server.ts'

const open: FastifyInstance[] = []
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())))

const title = { en: 'Card', ar: 'بطاقة' }
const product = (id: string) => ({
  _id: id,
  title,
  description: title,
  price: 1.5,
  currency: 'OMR',
  coverImgUrl: 'http://api.test/cover',
})

/** Starts a main API with these products by category. */
async function startApi(products: Record<string, string[]>, pageSize = 2) {
  const app = Fastify()
  const requests: string[] = []
  app.addHook('onRequest', async ({ url }) => void requests.push(url))
  app.get('/categories/all-category/admin-side', () => ({
    results: Object.keys(products).map((_id) => ({ _id, title, imageUrl: 'http://api.test/i' })),
  }))
  app.get<{ Params: { id: string }; Querystring: { page: string } }>(
    '/products/public/adminSide-products/:id',
    ({ params, query }) => {
      const all = products[params.id] ?? []
      const currentPage = Number(query.page)
      return {
        results: all.slice(pageSize * (currentPage - 1), pageSize * currentPage).map(product),
        paginate: {
          currentPage,
          totalPage: Math.ceil(all.length / pageSize),
          totalCount: all.length,
          currentLimit: pageSize,
        },
      }
    },
  )
  open.push(app)
  return { apiUrl: await app.listen({ port: 0 }), requests, close: () => app.close() }
}

test('fetchCatalogPaths returns the posts of a blog, without those that are hidden', async () => {
  const blog = Fastify()
  const post = { id: '10', date: '2026-11-28', readMinutes: 3, pictureUrl: '' }
  const text = { title, description: title }
  blog.get('/categories/all-category/admin-side', () => ({ results: [] }))
  blog.get('/blog-posts', () => ({
    results: [
      { ...post, ...text },
      { ...post, ...text, id: '2' },
    ],
    hidden: ['3', '4', '5', '6', '7', '8', '9'],
  }))
  open.push(blog)
  expect(await fetchCatalogPaths(await blog.listen({ port: 0 }), true)).toEqual([
    '/blog-detail/1',
    '/blog-detail/2',
    '/blog-detail/10',
  ])
})

test('fetchCatalogPaths returns every category and every product of every page once', async () => {
  const { apiUrl } = await startApi({ cards: ['a', 'b', 'c'], gifts: ['c', 'd'], empty: [] })
  expect(await fetchCatalogPaths(apiUrl, false)).toEqual([
    '/shop-products/cards',
    '/shop-products/gifts',
    '/shop-products/empty',
    ...ownPosts.map(({ id }) => postPath(id)),
    '/product-detail/a',
    '/product-detail/b',
    '/product-detail/c',
    '/product-detail/d',
  ])
})

const UNREADABLE = 'The catalogue could not be read for crawlers'

describe('GET /sitemap-products.xml', () => {
  async function serve(apiUrl: string) {
    const config = { ...createLocalConfig('https://shop.test', 'http://localhost:1'), apiUrl }
    const app = await createSiteServer(await createReleaseFolder(), config)
    open.push(app)
    return (url = '/sitemap-products.xml') => app.inject(url)
  }

  test('returns absolute addresses, and fetches the catalogue once an hour', async () => {
    const { apiUrl, requests } = await startApi({ cards: ['a'] })
    const get = await serve(apiUrl)
    const { headers, body } = await get()
    expect(headers['content-type']).toMatch(/^application\/xml/)
    const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
    const paths = [
      '/shop-products/cards',
      ...ownPosts.map(({ id }) => postPath(id)),
      '/product-detail/a',
    ]
    expect([...document.querySelectorAll('url > loc')].map((loc) => loc.textContent)).toEqual(
      paths.flatMap((path) => [`https://shop.test${path}`, `https://shop.test/ar${path}`]),
    )
    const calls = requests.length
    expect((await get()).body).toBe(body)
    expect(requests).toHaveLength(calls)
  })

  test('is one of several from 10,000 addresses on', async () => {
    const others = 1 + ownPosts.length
    const ids = Array.from({ length: 5_001 - others }, (_, index) => `p${index}`)
    const { apiUrl } = await startApi({ cards: ids }, ids.length)
    const get = await serve(apiUrl)
    const locationsIn = async (url: string) =>
      Array.from((await get(url)).body.matchAll(/<loc>([^<]+)/g), ([, location]) => location)
    expect(await locationsIn('/sitemap.xml')).toEqual([
      'https://shop.test/sitemap-pages.xml',
      'https://shop.test/sitemap-products.xml',
      'https://shop.test/sitemap-products-2.xml',
    ])
    expect(await locationsIn('/sitemap-products.xml')).toHaveLength(10_000)
    expect(await locationsIn('/sitemap-products-2.xml')).toEqual([
      `https://shop.test/product-detail/${ids.at(-1)}`,
      `https://shop.test/ar/product-detail/${ids.at(-1)}`,
    ])
    expect((await get('/sitemap-products-3.xml')).statusCode).toBe(404)
  })

  test('leaves out a post as soon as an owner has hidden it', async () => {
    const blog = Fastify()
    open.push(blog)
    let settings = {}
    blog.get('/settings', () => settings)
    blog.get('/categories/all-category/admin-side', () => ({ results: [] }))
    blog.get('/blog-posts', () => ({ results: [], hidden: ['9'] }))
    const apiUrl = await blog.listen({ port: 0 })
    const config = { ...createLocalConfig('https://shop.test', 'http://localhost:1'), apiUrl }
    const app = await createSiteServer(await createReleaseFolder(), config, {
      shopSettings: { url: `${apiUrl}/settings`, intervalMs: 20 },
    })
    open.push(app)
    const read = async () => (await app.inject('/sitemap-products.xml')).body
    expect(await read()).toContain('/blog-detail/9<')
    settings = { blogVersion: 1 }
    while ((await read()).includes('/blog-detail/9<')) await setImmediate()
    expect(await read()).toContain('/blog-detail/8<')
  })

  test('responds with 503 and Retry-After while the API is down', async () => {
    const { apiUrl, close } = await startApi({ cards: ['a'] })
    await close()
    const { statusCode, headers, body } = await (await serve(apiUrl))()
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('300')
    expect(body).not.toContain('<')
    expect(expectConsole()).toEqual([expect.stringContaining(UNREADABLE)])
  })
})
