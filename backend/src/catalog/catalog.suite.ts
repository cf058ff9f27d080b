import { agentPageSchema } from '@shop/contracts/agent.ts'
import { categoryListSchema, productPageSchema, productSchema } from '@shop/contracts/catalog.ts'
import { gunzipSync } from 'node:zlib'

import { API_BASE } from '../app.ts'
import { get } from '../testing/requests.ts'
import { type OpenDatabase, openShop, withShop } from '../testing/test-shop.ts'
import { bumpCatalogVersion } from './catalog.version.ts'

const LIST = '/products/public/adminSide-products/cards'

/** What visitors can browse, on any database. */
export function catalogSuite(openDatabase: OpenDatabase): void {
  describe('the catalogue', () => {
    const shop = withShop(openDatabase)

    test('lists the categories', async () => {
      const { results } = categoryListSchema.parse(
        (await get(shop(), '/categories/all-category/admin-side')).json(),
      )
      expect(results.map((category) => category._id)).toEqual(['cards', 'empty'])
      expect(results[0]?.imageUrl).toBe(
        'http://backend.test/media/cards-640.webp?widths=320,640,960,1280',
      )
    })

    test('lists the products of a category, 100 to a page unless told otherwise', async () => {
      const { results, paginate } = productPageSchema.parse((await get(shop(), LIST)).json())
      expect(results.map((product) => product.price)).toEqual([21, 9.99, 0.05])
      const expected = { currentPage: 1, totalPage: 1, totalCount: 3, currentLimit: 100 }
      expect(paginate).toEqual(expected)
    })

    test('pages', async () => {
      const page = productPageSchema.parse((await get(shop(), `${LIST}?page=2&limit=2`)).json())
      expect(page.results.map((product) => product._id)).toEqual(['key-fob'])
      const expected = { currentPage: 2, totalPage: 2, totalCount: 3, currentLimit: 2 }
      expect(page.paginate).toEqual(expected)
      const beyond = (await get(shop(), `${LIST}?page=9`)).json()
      expect(beyond.results).toEqual([])
      const capped = (await get(shop(), `${LIST}?limit=9999`)).json()
      expect(capped.paginate.currentLimit).toBe(1000)
    })

    test.each(['page=0', 'page=x', 'page=1.5', 'limit=-1', 'page=', 'limit=99999999'])(
      'refuses %s',
      async (query) => {
        const answer = await get(shop(), `${LIST}?${query}`)
        expect(answer.statusCode).toBe(400)
        expect(answer.json().message).toMatch(/^Please check (page|limit): expected a whole number/)
      },
    )

    test('has an empty category, and no category of any other name', async () => {
      const empty = (await get(shop(), '/products/public/adminSide-products/empty')).json()
      expect(empty).toMatchObject({ results: [], paginate: { totalPage: 1, totalCount: 0 } })
      const missing = await get(shop(), '/products/public/adminSide-products/none')
      expect(missing.statusCode).toBe(404)
      expect(missing.json()).toEqual({ message: 'There is no such category.' })
    })

    test('shows a product, its fields at the top', async () => {
      const product = productSchema.parse((await get(shop(), '/products/wood-card')).json())
      expect(product).toMatchObject({ _id: 'wood-card', price: 9.99, currency: 'OMR' })
      expect(product.galleryImgUrls).toHaveLength(2)
      expect((await get(shop(), '/products/none')).statusCode).toBe(404)
    })

    test('answers 304 to who has the same already', async () => {
      const first = await get(shop(), LIST)
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      const headers = { 'if-none-match': first.headers.etag ?? '' }
      const again = await shop().app.inject({ url: API_BASE + LIST, headers })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
    })

    test('compresses for who understands it', async () => {
      const headers = { 'accept-encoding': 'br, gzip' }
      const zipped = await shop().app.inject({ url: API_BASE + LIST, headers })
      expect(zipped.headers['content-encoding']).toBe('gzip')
      const plain = await get(shop(), LIST)
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    })

    test('may be read by the shop’s sites and no others', async () => {
      const read = (origin: string) =>
        shop().app.inject({ url: API_BASE + LIST, headers: { origin } })
      const own = await read('http://qa.test')
      expect(own.headers['access-control-allow-origin']).toBe('http://qa.test')
      const foreign = await read('http://evil.test')
      expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
    })
  })

  test('a change of the catalogue is seen within a second or so', async () => {
    const shop = await openShop(openDatabase)
    const { db } = shop.deps
    expect((await get(shop, '/products/key-fob')).json().price).toBe(0.05)
    await db.updateTable('products').set({ price: 7 }).where('id', '=', 'key-fob').execute()
    await bumpCatalogVersion(db)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await get(shop, '/products/key-fob')).json().price).toBe(0.07)
    await shop.close()
  })

  describe('the agents', () => {
    const shop = withShop(openDatabase)

    test('are listed in pages of ten', async () => {
      const page = agentPageSchema.parse((await get(shop(), '/users?role=agent')).json())
      expect(page.results).toHaveLength(10)
      expect(page.paginate).toMatchObject({ currentPage: 1, totalPage: 2, totalCount: 12 })
      const last = (await get(shop(), '/users?role=agent&limit=10&page=2')).json()
      expect(last.results).toHaveLength(2)
      expect(last.results[0]).toMatchObject({
        firstName: 'Agent11',
        phone: { fullNumber: '+968 90001110' },
        location: { country: 'Oman', zipCode: '112' },
      })
    })

    test.each(['', '?role=member', '?role=admin'])(
      'are the only ones listed: %p',
      async (query) => {
        expect((await get(shop(), `/users${query}`)).statusCode).toBe(400)
      },
    )
  })
}
