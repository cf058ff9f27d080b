import { localConfig } from '@shop/config/local-config.js'
import Fastify, { type FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'

import { releasedShop } from 'release/testing/release-fixtures.ts'
import { catalogueAddresses } from './catalog-paths.ts'
import { site } from './site-server.ts'

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

/** A server of the main API with these products in each category, in lists of at most two. */
async function api(products: Record<string, string[]>) {
  const app = Fastify()
  const asked: string[] = []
  app.addHook('onRequest', async ({ url }) => void asked.push(url))
  app.get('/categories/all-category/admin-side', () => ({
    results: Object.keys(products).map((_id) => ({ _id, title, imageUrl: 'http://api.test/i' })),
  }))
  app.get<{ Params: { id: string }; Querystring: { page: string } }>(
    '/products/public/adminSide-products/:id',
    ({ params, query }) => {
      const all = products[params.id] ?? []
      const currentPage = Number(query.page)
      return {
        results: all.slice(2 * (currentPage - 1), 2 * currentPage).map(product),
        paginate: {
          currentPage,
          totalPage: Math.ceil(all.length / 2),
          totalCount: all.length,
          currentLimit: 2,
        },
      }
    },
  )
  open.push(app)
  return { apiUrl: await app.listen({ port: 0 }), asked, close: () => app.close() }
}

test('every category and every product is there, page by page, each once', async () => {
  const { apiUrl } = await api({ cards: ['a', 'b', 'c'], gifts: ['c', 'd'], empty: [] })
  expect(await catalogueAddresses(apiUrl)).toEqual([
    '/shop-products/cards',
    '/shop-products/gifts',
    '/shop-products/empty',
    '/product-detail/a',
    '/product-detail/b',
    '/product-detail/c',
    '/product-detail/d',
  ])
})

describe('the sitemap of the catalogue', () => {
  async function served(apiUrl: string) {
    const config = { ...localConfig('https://shop.test', 'http://localhost:1'), apiUrl }
    const app = await site(await releasedShop(), config)
    open.push(app)
    return () => app.inject('/sitemap-products.xml')
  }

  test('names them by their whole addresses, and asks the API once an hour', async () => {
    const { apiUrl, asked } = await api({ cards: ['a'] })
    const get = await served(apiUrl)
    const { headers, body } = await get()
    expect(headers['content-type']).toMatch(/^application\/xml/)
    const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
    expect([...document.querySelectorAll('url > loc')].map((loc) => loc.textContent)).toEqual([
      'https://shop.test/shop-products/cards',
      'https://shop.test/product-detail/a',
    ])
    const calls = asked.length
    expect((await get()).body).toBe(body)
    expect(asked).toHaveLength(calls)
  })

  test('while the API is down is not there for the moment', async () => {
    const { apiUrl, close } = await api({ cards: ['a'] })
    await close()
    const { statusCode, headers, body } = await (await served(apiUrl))()
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('300')
    expect(body).not.toContain('<')
  })

  test('is not there either while the API answers something else', async () => {
    const app = Fastify()
    open.push(app)
    app.get('/categories/all-category/admin-side', () => ({ results: 'many' }))
    const get = await served(await app.listen({ port: 0 }))
    expect((await get()).statusCode).toBe(503)
  })
})
