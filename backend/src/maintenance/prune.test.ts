import { databases } from '../testing/databases.ts'
import { createOrderRequest, postOrder } from '../testing/requests.ts'
import { type Shopper, withShop } from '../testing/test-shop.ts'
import { pruneOldRows } from './prune.ts'

const DAY_MINUTES = 24 * 60

describe.each(databases)('pruneOldRows on $database', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  const storeEvent = (id: string) =>
    shop()
      .deps.db.insertInto('paymentEvents')
      .values({ id, receivedAt: shop().deps.clock().toISOString() })
      .execute()
  const listEvents = async () => {
    const events = await shop().deps.db.selectFrom('paymentEvents').select('id').execute()
    return events.map((event) => event.id)
  }
  const listAttempts = async ({ user }: Shopper) => {
    const attempts = await shop()
      .deps.db.selectFrom('orderAttempts')
      .select('trackingOrderId')
      .where('userId', '=', user.id)
      .execute()
    return attempts.map((attempt) => attempt.trackingOrderId)
  }

  test('deletes events, tokens and repeated attempts after 30 days, and nothing younger', async () => {
    const shopper = await shop().createShopper()
    const first = createOrderRequest(shopper)
    const again = createOrderRequest(shopper)
    for (const request of [first, again]) {
      expect((await postOrder(shop(), shopper, request)).statusCode).toBe(200)
    }
    await storeEvent('old')
    shop().advanceClock(29 * DAY_MINUTES)
    await pruneOldRows(shop().deps)
    expect(await listEvents()).toEqual(['old'])
    expect(await listAttempts(shopper)).toHaveLength(2)
    expect(await shop().deps.db.selectFrom('tokens').selectAll().execute()).toEqual([])
    await storeEvent('young')
    shop().advanceClock(2 * DAY_MINUTES)
    await pruneOldRows(shop().deps)
    expect(await listEvents()).toEqual(['young'])
    expect(await listAttempts(shopper)).toEqual([first.trackingOrderId])
  })
})
