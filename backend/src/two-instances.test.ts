import type { App } from './http/app.types.ts'
import { databases } from './testing/databases.ts'
import { getPaymentStatus } from './testing/payment-queries.ts'
import {
  ACCEPTED_CARD,
  createOrderRequest,
  get,
  postCard,
  postCheckout,
  postOrder,
} from './testing/requests.ts'
import { getCreatedSession } from './testing/responses.ts'
import { buildSecondApp, openShop, type TestShop } from './testing/test-shop.ts'

describe.each(databases)('two instances on $database', ({ openDatabase }) => {
  describe('sharing the database', () => {
    let shops: [TestShop, TestShop]
    let second: App
    beforeAll(async () => {
      const first = await openShop(openDatabase)
      second = await buildSecondApp(first.deps)
      shops = [first, { ...first, app: second }]
    })
    afterAll(async () => {
      await second.close()
      await shops[0].close()
    })

    test('create one order and one payment for requests to both', async () => {
      const [first, other] = shops
      const shopper = await first.createShopper()
      const request = createOrderRequest(shopper)
      const orders = await Promise.all(shops.map((shop) => postOrder(shop, shopper, request)))
      expect(orders.map((response) => response.statusCode)).toEqual([200, 200])
      const checkouts = await Promise.all(shops.map((shop) => postCheckout(shop, shopper)))
      const sessions = checkouts.map((response) => getCreatedSession(response).sessionId)
      const [sessionId = '', same] = sessions
      expect(same).toBe(sessionId)
      await Promise.all(shops.map((shop) => postCard(shop, sessionId, ACCEPTED_CARD)))
      expect(await getPaymentStatus(other, shopper, sessionId)).toBe('paid')
      const stored = first.deps.db.selectFrom('orders').selectAll()
      expect(await stored.where('userId', '=', shopper.user.id).execute()).toHaveLength(1)
    })

    test('revoke a token on both', async () => {
      const [first, other] = shops
      const shopper = await first.createShopper()
      const profile = `/users/profile/${shopper.user.id}`
      expect((await get(other, profile, shopper)).statusCode).toBe(200)
      await first.app.inject({
        method: 'POST',
        url: '/api/v1.0/users/auth/logout',
        headers: shopper.headers,
        payload: { userId: shopper.user.id },
      })
      expect((await get(other, profile, shopper)).statusCode).toBe(401)
    })
  })
})
