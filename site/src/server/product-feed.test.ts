import { brotliDecompressSync } from 'node:zlib'

import type { Product } from '@shop/contracts/wire/catalog.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { expectConsole } from '@shop/testing/console.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'

import { createReleaseFolder } from '../testing/release-folder.ts'
import { createProductFeed } from './product-feed.ts'
import { createSiteServer } from './site-server.ts'

const G = 'http://base.google.com/ns/1.0'

/** The items of a feed, parsed as XML, by the names of their elements without prefix. */
function itemsIn(feed: string) {
  const { document } = new JSDOM(feed, { contentType: 'application/xml' }).window
  expect(document.documentElement.getAttribute('version')).toBe('2.0')
  return [...document.querySelectorAll('rss > channel > item')].map((item) => {
    const elements = [...item.children]
    expect(elements.every(({ namespaceURI }) => namespaceURI === G)).toBe(true)
    return Object.fromEntries(
      elements.map(({ localName, textContent }) => [localName, textContent]),
    )
  })
}

const config = {
  ...createLocalConfig('https://shop.test', 'http://localhost:1'),
  brandName: { en: 'Souq & Co', ar: 'سوق' },
}

const category = { _id: 'cards', title: { en: 'Cards', ar: 'بطاقات' }, imageUrl: '' }

const build = (change: Partial<Product> = {}): Product => ({
  _id: 'steel card',
  title: { en: 'Steel <card>', ar: 'بطاقة فولاذية' },
  description: { en: 'Brushed & light.', ar: 'مصقولة.' },
  price: 21.5,
  currency: 'OMR',
  coverImgUrl: 'http://api.test/steel-640.webp?widths=320,640',
  galleryImgUrls: ['/media/back.webp'],
  ...change,
})

const feedOf = async (product: Product, language: 'en' | 'ar' = 'en') =>
  itemsIn(await createProductFeed([{ product, category }], language, config))

describe('createProductFeed', () => {
  test.each([
    [undefined, 'in_stock'],
    [{ left: null }, 'in_stock'],
    [{ left: 2 }, 'in_stock'],
    [{ left: 0 }, 'out_of_stock'],
  ])('says of the stock %p that it is %s', async (stock, availability) => {
    expect((await feedOf(build({ stock })))[0]).toMatchObject({ availability })
  })

  test('returns what merchants ask for', async () => {
    expect(await feedOf(build())).toEqual([
      {
        id: 'steel card',
        title: 'Steel <card>',
        description: 'Brushed & light.',
        link: 'https://shop.test/product-detail/steel%20card',
        image_link: 'http://api.test/steel-640.webp?widths=320,640',
        additional_image_link: 'https://shop.test/media/back.webp',
        // With 5 % tax.
        price: '22.58 OMR',
        availability: 'in_stock',
        condition: 'new',
        brand: 'Souq & Co',
        identifier_exists: 'no',
        product_type: 'Cards',
      },
    ])
  })

  test('returns Arabic texts and addresses, and English ones where there are no others', async () => {
    expect(await feedOf(build({ description: { en: 'Brushed.' } }), 'ar')).toMatchObject([
      {
        title: 'بطاقة فولاذية',
        description: 'Brushed.',
        link: 'https://shop.test/ar/product-detail/steel%20card',
        brand: 'سوق',
        product_type: 'بطاقات',
      },
    ])
  })

  test.each<[string, Partial<Product>]>([
    ['a price', { price: 0 }],
    ['a picture', { coverImgUrl: '', galleryImgUrls: [] }],
    [
      'a picture on the web',
      { coverImgUrl: 'data:image/png;base64,AA==', galleryImgUrls: ['http://'] },
    ],
  ])('leaves out a product without %s', async (_, change) => {
    expect(await feedOf(build(change))).toEqual([])
  })

  test('stays valid and within the limits, whatever a product is called', async () => {
    const title = { en: `]]>\u0000\uD800\uFFFF</item>${'𝄞'.repeat(200)}` }
    const [item] = await feedOf(build({ title, description: { en: '' } }))
    expect(item?.title).toMatch(/^\]\]><\/item>𝄞+$/u)
    expect(Array.from(item?.title ?? '').length).toBeLessThanOrEqual(150)
    expect(item?.description).toContain(']]>')
  })
})

describe('GET /product-feed.xml', () => {
  const open: FastifyInstance[] = []
  afterEach(() => Promise.all(open.splice(0).map((app) => app.close())))
  afterEach(() => void jest.restoreAllMocks())

  const page = (results: unknown) => ({
    results,
    paginate: { currentPage: 1, totalPage: 1, totalCount: 1, currentLimit: 100 },
  })

  async function startSite(products: () => unknown) {
    const api = Fastify()
    open.push(api)
    const gifts = { ...category, _id: 'gifts', title: { en: 'Gifts' } }
    api.get('/categories/all-category/admin-side', () => ({ results: [category, gifts] }))
    api.get('/products/public/adminSide-products/:id', () => page(products()))
    const apiUrl = await api.listen({ port: 0 })
    const site = await createSiteServer(await createReleaseFolder(), { ...config, apiUrl })
    open.push(site)
    return (url = '/product-feed.xml', headers = {}) => site.inject({ url, headers })
  }

  test('returns each product once, in the language of the address', async () => {
    const get = await startSite(() => [build()])
    const { headers, body } = await get()
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(itemsIn(body)).toMatchObject([{ title: 'Steel <card>', product_type: 'Cards' }])
    expect(itemsIn((await get('/ar/product-feed.xml')).body)).toMatchObject([
      { title: 'بطاقة فولاذية' },
    ])
  })

  test('has every product of a large catalogue, compressed, and is not sent again to whom has it', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `card-${index}`)
    const get = await startSite(() => ids.map((_id) => build({ _id })))
    const accept = { 'accept-encoding': 'br' }
    const { headers, rawPayload } = await get('/product-feed.xml', accept)
    expect(headers['content-encoding']).toBe('br')
    const items = itemsIn(brotliDecompressSync(rawPayload).toString())
    expect(items.map(({ id }) => id)).toEqual(ids)
    const known = { ...accept, 'if-none-match': String(headers.etag) }
    expect((await get('/product-feed.xml', known)).statusCode).toBe(304)
  })

  test('has a new price after 30 seconds', async () => {
    let price = 1.5
    const get = await startSite(() => [build({ price })])
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
    const prices = async () => itemsIn((await get()).body).map((item) => item.price)
    expect(await prices()).toEqual(['1.58 OMR'])
    price = 2.25
    clock.mockReturnValue(now + 29_000)
    expect(await prices()).toEqual(['1.58 OMR'])
    clock.mockReturnValue(now + 31_000)
    expect(await prices()).toEqual(['2.36 OMR'])
  })

  test('leaves out what another backend lists without sense', async () => {
    const get = await startSite(() => [
      build(),
      { _id: 'x', title: {}, price: 'free' },
      null,
      'card',
    ])
    expect(itemsIn((await get()).body)).toMatchObject([{ id: 'steel card' }])
  })

  test('responds with 503 and Retry-After while the catalogue cannot be read', async () => {
    const get = await startSite(() => 'many')
    const { statusCode, headers } = await get()
    expect([statusCode, headers['retry-after']]).toEqual([503, '300'])
    expect(expectConsole()).toEqual([expect.stringContaining('The catalogue could not be read')])
  })
})
