import { type OfficeReport, officeReportSchema } from '@shop/contracts/wire/office-reports.ts'

import { toJson } from '../../../platform/db/json.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { enterOffice } from '../../../testing/office.ts'
import { get } from '../../../testing/requests.ts'
import { type Shopper, withShop } from '../../../testing/test-shop.ts'

const HOUR_MS = 3_600_000
/** Oman is four hours ahead. */
const toMuscatDay = (time: number) => new Date(time + 4 * HOUR_MS).toISOString().slice(0, 10)

describeOnDatabases('reports of the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let staff: Shopper
  let buyer: Shopper
  let orders = 0
  beforeAll(async () => {
    staff = await enterOffice(shop(), 'staff')
    buyer = await shop().createShopper()
  })
  beforeEach(() => shop().deps.db.deleteFrom('orders').execute())

  /** Stores an order of `quantity` steel cards at OMR 21. @param paidAt null for an open order */
  async function addOrder(
    paidAt: number | null,
    { quantity = 1, couponCode = null as string | null, discount = 0, id = 'steel-card' } = {},
  ): Promise<void> {
    orders += 1
    const subtotal = 2100 * quantity
    const createdAt = new Date(paidAt ?? shop().deps.clock()).toISOString()
    const { email, id: userId } = buyer.user
    await shop()
      .deps.db.insertInto('orders')
      .values({
        ...{ id: `order-${orders}`, number: 100_000 + orders, userId, cartKey: 'none' },
        lines: toJson([{ id, title: { en: id, ar: 'بطاقة' }, price: 2100, quantity }]),
        ...{
          couponCode,
          subtotal,
          tax: 0,
          taxPercent: 0,
          discount,
          total: subtotal - discount,
          delivery: null,
        },
        ...{ buyerEmail: email, buyerPhone: '', buyerAddress: '', requestId: null },
        ...{ createdAt, confirmedAt: createdAt, cancelledAt: null },
        status: paidAt === null ? ('open' as const) : ('paid' as const),
        paidAt: paidAt === null ? null : createdAt,
      })
      .execute()
  }
  const read = async (days: number): Promise<OfficeReport> =>
    officeReportSchema.parse((await get(shop(), `/office/reports?days=${days}`, staff)).json())

  test('counts paid orders by the day in Oman, and days without any', async () => {
    const now = shop().deps.clock().getTime()
    const midnight = Date.parse(`${toMuscatDay(now)}T00:00:00+04:00`)
    await addOrder(midnight)
    await addOrder(midnight - 1, { quantity: 2 })
    await addOrder(midnight - 6 * 24 * HOUR_MS)
    await addOrder(midnight - 6 * 24 * HOUR_MS - 1)
    await addOrder(null)
    const { days } = await read(7)
    expect(days).toHaveLength(7)
    expect(days[0]).toEqual({
      day: toMuscatDay(midnight - 6 * 24 * HOUR_MS),
      orders: 1,
      revenue: 21,
    })
    expect(days[5]).toEqual({ day: toMuscatDay(midnight - 1), orders: 1, revenue: 42 })
    expect(days[6]).toEqual({ day: toMuscatDay(now), orders: 1, revenue: 21 })
    expect(days.slice(1, 5).every((day) => day.orders === 0 && day.revenue === 0)).toBe(true)
    const { db } = shop().deps
    await db.updateTable('orders').set({ refunded: 500 }).where('id', '=', 'order-1').execute()
    const month = await read(30)
    expect(month.days.at(-1)).toEqual({ day: toMuscatDay(now), orders: 1, revenue: 16 })
    expect(month.days).toHaveLength(30)
    expect(month.days.reduce((sum, day) => sum + day.orders, 0)).toBe(4)
  })

  test('lists what was sold most, and what coupons saved', async () => {
    const now = shop().deps.clock().getTime()
    await addOrder(now, { quantity: 3 })
    await addOrder(now, { quantity: 2, id: 'wood-card', couponCode: 'EID', discount: 420 })
    await addOrder(now, { quantity: 2, id: 'wood-card', couponCode: 'EID', discount: 80 })
    await addOrder(now, { id: 'key-fob', couponCode: 'ONE', discount: 5 })
    await addOrder(now - 8 * 24 * HOUR_MS, { quantity: 9, couponCode: 'OLD' })
    const { bestSellers, coupons } = await read(7)
    expect(bestSellers).toEqual([
      { productId: 'wood-card', title: { en: 'wood-card', ar: 'بطاقة' }, quantity: 4, revenue: 84 },
      {
        productId: 'steel-card',
        title: { en: 'steel-card', ar: 'بطاقة' },
        quantity: 3,
        revenue: 63,
      },
      { productId: 'key-fob', title: { en: 'key-fob', ar: 'بطاقة' }, quantity: 1, revenue: 21 },
    ])
    expect(coupons).toEqual([
      { code: 'EID', orders: 2, discount: 5 },
      { code: 'ONE', orders: 1, discount: 0.05 },
    ])
  })

  test('reads more orders than are in memory together, also of one moment', async () => {
    const now = shop().deps.clock().getTime()
    for (let count = 0; count < 501; count += 1) await addOrder(now)
    expect((await read(7)).bestSellers).toMatchObject([{ productId: 'steel-card', quantity: 501 }])
  })

  test.each(['', '?days=8', '?days=-7', '?days=7.0', '?days[]=7', '?days=__proto__'])(
    'refuses the period %s',
    async (query) => {
      expect((await get(shop(), `/office/reports${query}`, staff)).statusCode).toBe(400)
    },
  )
})
