import { pruneOldRows } from './faces/maintenance/prune.ts'
import type { App } from './platform/http/app.types.ts'
import { describeOnDatabases } from './testing/databases.ts'
import { getPaymentStatus } from './testing/order-queries.ts'
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

describeOnDatabases('two instances', ({ openDatabase }) => {
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

    test('delete what is old at the same time', async () => {
      const { deps } = shops[0]
      const old = { key: 'old', points: 1, expiresAt: '2020-01-01T00:00:00.000Z' }
      await deps.db.insertInto('rateLimits').values(old).execute()
      await Promise.all(Array.from({ length: 8 }, () => pruneOldRows(deps)))
      const found = deps.db.selectFrom('rateLimits').select('key').where('key', '=', old.key)
      expect(await found.execute()).toEqual([])
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
