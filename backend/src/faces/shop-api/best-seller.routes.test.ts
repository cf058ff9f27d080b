import { productPageSchema } from '@shop/contracts/wire/catalog.ts'

import { openSqliteFile } from '../../testing/databases.ts'
import { ACCEPTED_CARD, get, openPaymentSession, postCard } from '../../testing/requests.ts'
import { withShop } from '../../testing/test-shop.ts'

describe('GET /products/best-sellers', () => {
  const shop = withShop(openSqliteFile)
  const getBestSellers = async (query = '') =>
    productPageSchema.parse((await get(shop(), `/products/best-sellers${query}`)).json())
  const getIds = async () => (await getBestSellers()).results.map((product) => product._id)

  test('returns the products that were sold, most first', async () => {
    const { results, paginate } = await getBestSellers()
    expect(results.map((product) => product._id)).toEqual(['key-fob', 'steel-card'])
    expect(results[0]).toMatchObject({ price: 0.05, title: { en: 'The key-fob' } })
    expect(paginate).toEqual({ currentPage: 1, totalPage: 1, totalCount: 2, currentLimit: 8 })
  })

  test('returns the requested page', async () => {
    const { results, paginate } = await getBestSellers('?page=2&limit=1')
    expect(results.map((product) => product._id)).toEqual(['steel-card'])
    expect(paginate).toMatchObject({ totalPage: 2, currentLimit: 1 })
    expect((await get(shop(), '/products/best-sellers?limit=none')).statusCode).toBe(400)
  })

  test('counts the pieces of an order once, when it is paid', async () => {
    const shopper = await shop().createShopper()
    // One steel card and two wood cards each.
    for (let order = 0; order < 2; order += 1) {
      const sessionId = await openPaymentSession(shop(), shopper)
      shop().advanceClock(2)
      expect((await getIds())[0]).toBe('key-fob')
      await postCard(shop(), sessionId, ACCEPTED_CARD)
      await get(shop(), `/payment/checkout/${sessionId}`, shopper)
      shop().advanceClock(2)
    }
    const sold = await shop().deps.db.selectFrom('productSales').selectAll().execute()
    expect(new Map(sold.map(({ productId, quantity }) => [productId, quantity]))).toEqual(
      new Map([
        ['key-fob', 3],
        ['steel-card', 3],
        ['wood-card', 4],
      ]),
    )
    // A response may be a second old.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await getIds())[0]).toBe('wood-card')
  })
})
