import type { App } from '../http/app.types.ts'
import { build } from '../app.ts'
import { get, goodCard, orderRequest, postCard, postCheckout, postOrder } from './requests.ts'
import { type OpenDatabase, openShop, type TestShop } from './test-shop.ts'

/** Two instances of the backend on one database. */
export function twoInstancesSuite(openDatabase: OpenDatabase): void {
  describe('two instances on one database', () => {
    let shops: [TestShop, TestShop]
    let second: App
    beforeAll(async () => {
      const first = await openShop(openDatabase)
      second = await build(first.deps)
      shops = [first, { ...first, app: second }]
    })
    afterAll(async () => {
      await second.close()
      await shops[0].close()
    })

    test('make one order and one payment of what reaches both', async () => {
      const [first, other] = shops
      const shopper = await first.shopper()
      const request = orderRequest(shopper)
      const orders = await Promise.all(shops.map((shop) => postOrder(shop, shopper, request)))
      expect(orders.map((answer) => answer.statusCode)).toEqual([200, 200])
      const checkouts = await Promise.all(shops.map((shop) => postCheckout(shop, shopper)))
      const [sessionId, same] = checkouts.map((answer) => answer.json().data.sessionId)
      expect(same).toBe(sessionId)
      await Promise.all(shops.map((shop) => postCard(shop, sessionId, goodCard)))
      const { data } = (await get(other, `/payment/checkout/${sessionId}`, shopper)).json()
      expect(data.payment_status).toBe('paid')
      const stored = first.deps.db.selectFrom('orders').selectAll()
      expect(await stored.where('userId', '=', shopper.user.id).execute()).toHaveLength(1)
    })

    test('end a session for both', async () => {
      const [first, other] = shops
      const shopper = await first.shopper()
      const profile = `/users/profile/${shopper.user.id}`
      expect((await get(other, profile, shopper)).statusCode).toBe(200)
      await first.app.inject({
        ...{ method: 'POST', url: '/api/v1.0/users/auth/logout', headers: shopper.headers },
        payload: { userId: shopper.user.id },
      })
      expect((await get(other, profile, shopper)).statusCode).toBe(401)
    })
  })
}
