import {
  categoryListSchema,
  productPageSchema,
  productSchema,
} from '@shop/contracts/wire/catalog.ts'

import { API_BASE } from '../../app.ts'
import { collectLog } from '../../testing/collect-log.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { get } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { openShop, withShop } from '../../testing/test-shop.ts'

describe('catalog.routes', () => {
  const LIST = '/products/public/adminSide-products/cards'

  describe('catalog routes', () => {
    describe('GET categories and products', () => {
      const shop = withShop(openSqliteFile)

      test('returns the categories by position', async () => {
        const { results } = categoryListSchema.parse(
          (await get(shop(), '/categories/all-category/admin-side')).json(),
        )
        expect(results.map((category) => category._id)).toEqual(['cards', 'empty'])
        expect(results[0]?.imageUrl).toBe(
          'http://backend.test/media/cards-1280.webp?widths=640,960,1280',
        )
      })

      test('counts the shown products of each category and states their lowest price', async () => {
        const own = await openShop(openSqliteFile)
        const read = async () =>
          categoryListSchema
            .parse((await get(own, '/categories/all-category/admin-side')).json())
            .results.map(({ productCount, lowestPrice }) => [productCount, lowestPrice])
        await own.deps.db
          .updateTable('products')
          .set({ hidden: 1 })
          .where('id', '=', 'key-fob')
          .execute()
        expect(await read()).toEqual([
          [2, 9.99],
          [0, undefined],
        ])
        await own.close()
      })

      test('returns a category whose product has a price that cannot be read', async () => {
        const own = await openShop(openSqliteFile)
        await own.deps.db.updateTable('products').set({ price: -1 }).execute()
        const response = await get(own, '/categories/all-category/admin-side')
        const [cards] = categoryListSchema.parse(response.json()).results
        expect(cards).toMatchObject({ _id: 'cards', productCount: 3 })
        expect(cards).not.toHaveProperty('lowestPrice')
        await own.close()
      })

      test('returns the products of a category, 100 per page by default', async () => {
        const { results, paginate } = productPageSchema.parse((await get(shop(), LIST)).json())
        expect(results.map((product) => product.price)).toEqual([21, 9.99, 0.05])
        const expected = { currentPage: 1, totalPage: 1, totalCount: 3, currentLimit: 100 }
        expect(paginate).toEqual(expected)
      })

      test('returns the requested page, capped at 1000 per page', async () => {
        const page = productPageSchema.parse((await get(shop(), `${LIST}?page=2&limit=2`)).json())
        expect(page.results.map((product) => product._id)).toEqual(['key-fob'])
        const expected = { currentPage: 2, totalPage: 2, totalCount: 3, currentLimit: 2 }
        expect(page.paginate).toEqual(expected)
        const beyond = productPageSchema.parse((await get(shop(), `${LIST}?page=9`)).json())
        expect(beyond.results).toEqual([])
        const capped = productPageSchema.parse((await get(shop(), `${LIST}?limit=9999`)).json())
        expect(capped.paginate.currentLimit).toBe(1000)
      })

      test.each(['page=0', 'page=x', 'page=1.5', 'limit=-1', 'page=', 'limit=99999999'])(
        'rejects the query %s',
        async (query) => {
          const response = await get(shop(), `${LIST}?${query}`)
          expect(response.statusCode).toBe(400)
          expect(getMessage(response)).toMatch(
            /^Please check (page|limit): expected a whole number/,
          )
        },
      )

      test('sends the same query’s response from the cache, whatever else the address says, and another anew', async () => {
        const { db } = shop().deps
        const wood = db.updateTable('products').where('id', '=', 'wood-card')
        const getPrices = async (query: string) => {
          const page = productPageSchema.parse((await get(shop(), `${LIST}?${query}`)).json())
          return page.results.map((product) => product.price)
        }
        expect(await getPrices('page=1&limit=20')).toEqual([21, 9.99, 0.05])
        await wood.set({ price: 500 }).execute()
        for (const query of ['limit=20&page=1', 'page=1&limit=20&junk=1', 'utm=x&limit=20']) {
          expect(await getPrices(query)).toEqual([21, 9.99, 0.05])
        }
        expect(await getPrices('limit=21')).toEqual([21, 5, 0.05])
        await wood.set({ price: 999 }).execute()
      })

      test.each([
        ['a title that is no JSON', { title: '{' }, 'it is not JSON'],
        ['a title without texts', { title: '{"fr":"Carte"}' }, 'title'],
        ['a gallery that is no list', { gallery: '{}' }, 'it is not JSON'],
        ['half a hundredth as price', { price: 999.5 }, 'price: at most two decimals'],
        ['a price below nothing', { price: -1 }, 'price: '],
      ])('leaves out a row with %s, and names it in the log', async (_, change, reason) => {
        const logged: string[] = []
        const own = await openShop(openSqliteFile, {}, collectLog(logged))
        const wood = own.deps.db.updateTable('products').where('id', '=', 'wood-card')
        await wood.set(change as object).execute()
        const { results } = productPageSchema.parse((await get(own, LIST)).json())
        expect(results.map((product) => product._id)).toEqual(['steel-card', 'key-fob'])
        const named = 'The row wood-card of products cannot be read and is left out: '
        expect(logged).toEqual([expect.stringContaining(named + reason)])
        expect((await get(own, '/products/wood-card')).statusCode).toBe(404)
        await own.close()
      })

      test('returns an empty page for an empty category and 404 for an unknown one', async () => {
        const empty = productPageSchema.parse(
          (await get(shop(), '/products/public/adminSide-products/empty')).json(),
        )
        expect(empty).toMatchObject({ results: [], paginate: { totalPage: 1, totalCount: 0 } })
        const missing = await get(shop(), '/products/public/adminSide-products/none')
        expect(missing.statusCode).toBe(404)
        expect(missing.json()).toEqual({ message: 'There is no such category.' })
      })

      test('returns a product, and 404 for an unknown one', async () => {
        const product = productSchema.parse((await get(shop(), '/products/wood-card')).json())
        expect(product).toMatchObject({ _id: 'wood-card', price: 9.99, currency: 'OMR' })
        expect(product.galleryImgUrls).toHaveLength(2)
        expect(product.details?.material).toEqual({ en: 'Walnut', ar: 'خشب الجوز' })
        const plain = productSchema.parse((await get(shop(), '/products/key-fob')).json())
        expect(plain).not.toHaveProperty('details')
        expect((await get(shop(), '/products/none')).statusCode).toBe(404)
      })

      test('allows cross-origin reads from the shop’s sites only', async () => {
        const read = (origin: string) =>
          shop().app.inject({ url: API_BASE + LIST, headers: { origin } })
        const allowed = await read('http://qa.test')
        expect(allowed.headers['access-control-allow-origin']).toBe('http://qa.test')
        const foreign = await read('http://evil.test')
        expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
      })
    })
  })
})
