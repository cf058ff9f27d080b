import { defaultRateLimits, toRateLimits } from 'settings/rate-limits.ts'

import { API_BASE } from '../../app.ts'
import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { createOrderRequest, get, post, postCheckout, postOrder } from '../../testing/requests.ts'
import {
  buildSecondApp,
  openShop,
  type Shopper,
  type TestShop,
  withShop,
} from '../../testing/test-shop.ts'

const couponPath = ({ user }: Shopper) =>
  `/users/get-coupans-validity/userId/${user.id}/discountCode/NOTHING`

type Send = (shop: TestShop, shopper: Shopper) => Promise<{ statusCode: number }>

const limited: [string, number, Send][] = [
  ['orders', 60, (shop, shopper) => postOrder(shop, shopper, createOrderRequest(shopper))],
  ['checkouts', 60, (shop, shopper) => postCheckout(shop, shopper)],
  ['payment reads', 300, (shop, shopper) => get(shop, '/payment/checkout/none', shopper)],
  [
    'messages',
    20,
    (shop, shopper) =>
      post(shop, '/messages', shopper, {
        senderId: shopper.user.id,
        receiverId: 'none',
        message: 'Hello',
      }),
  ],
  ['coupons', 30, (shop, shopper) => get(shop, couponPath(shopper), shopper)],
  [
    'profile changes',
    30,
    ({ app }, { headers, user }) =>
      app.inject({
        method: 'PATCH',
        url: `${API_BASE}/users/dashboard/update-profile/${user.id}`,
        headers,
        payload: { firstName: 'Salma', lastName: '', email: user.email },
      }),
  ],
]

test('limits are those that the shop has set, by account and by address', async () => {
  const limits = toRateLimits({ coupons: { max: 3, maxByAddress: 4 } })
  const shop = await openShop(openSqliteFile, { rateLimits: true, limits })
  const [first, second] = [await shop.createShopper(), await shop.createShopper()]
  const statuses = []
  // A request that an account's own limit refuses does not count for the address.
  for (const shopper of [first, first, first, first, second, second]) {
    statuses.push((await get(shop, couponPath(shopper), shopper)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200, 429])
  await shop.close()
})

test('every limit that can be set is one of the backend’s', async () => {
  const shop = await openShop(openSqliteFile, { rateLimits: true })
  const metrics = await shop.deps.metrics.metrics()
  for (const [name, numbers] of Object.entries(defaultRateLimits)) {
    const label = 'maxByAddress' in numbers ? `${name} by address` : name
    expect(metrics).toContain(`rate_limit_refusals_total{limit="${label}"} 0`)
  }
  await shop.close()
})

describeOnDatabases('limits of members', ({ openDatabase }) => {
  const shop = withShop(openDatabase, { rateLimits: true })

  test.each(limited)('rejects an account’s %s after %d', async (_name, max, send) => {
    const shopper = await shop().createShopper()
    for (let count = 0; count < max; count += 1) {
      expect((await send(shop(), shopper)).statusCode).not.toBe(429)
    }
    const response = await send(shop(), shopper)
    expect(response).toMatchObject({ statusCode: 429, headers: { 'retry-after': /^\d+$/ } })
  })

  test('count for an account over two backends, and from every address', async () => {
    const second = { ...shop(), app: await buildSecondApp(shop().deps) }
    const shopper = await shop().createShopper()
    const statuses = []
    for (let count = 0; count < 31; count += 1) {
      const { app } = count % 2 ? second : shop()
      const url = `${API_BASE}${couponPath(shopper)}`
      const remoteAddress = `10.9.0.${count}`
      statuses.push((await app.inject({ url, headers: shopper.headers, remoteAddress })).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
    await second.app.close()
  })
})
