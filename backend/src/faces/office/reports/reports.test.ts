import { randomUUID } from 'node:crypto'

import { fromHundredths } from '@shop/contracts/rules/money.ts'
import { calculateTotals } from '@shop/contracts/rules/pricing.ts'
import { type OfficeReport, officeReportSchema } from '@shop/contracts/wire/office-reports.ts'

import { toJson } from '../../../platform/db/json.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { enterOffice } from '../../../testing/office.ts'
import { get } from '../../../testing/requests.ts'
import { type Shopper, withShop } from '../../../testing/test-shop.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

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
  beforeEach(async () => {
    for (const table of ['refunds', 'payments', 'orders'] as const)
      await shop().deps.db.deleteFrom(table).execute()
  })

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
  const ask = async (query: string): Promise<OfficeReport> =>
    officeReportSchema.parse((await get(shop(), `/office/reports?${query}`, staff)).json())
  const read = (days: number) => ask(`days=${days}`)

  /** Gives back a part of an order, in hundredths of OMR. */
  async function addRefund(
    orderId: string,
    amount: number,
    at: number,
    status: 'done' | 'due' | 'failed' = 'done',
  ): Promise<void> {
    const { db } = shop().deps
    const [time, id] = [new Date(at).toISOString(), randomUUID()]
    await db
      .insertInto('payments')
      .values({
        ...{ id, orderId, userId: buyer.user.id, driver: 'test', status: 'paid', sessionId: null },
        ...{ checkoutUrl: null, returnUrl: '', createdAt: time, expiresAt: time },
        ...{ checkAt: null, refund: null },
      })
      .execute()
    await db
      .insertInto('refunds')
      .values({
        ...{ id, orderId, paymentId: id, amount, status, userId: null, createdAt: time },
        endedAt: status === 'due' ? null : time,
      })
      .execute()
    if (status !== 'done') return
    await db
      .updateTable('orders')
      .set((e) => ({ refunded: e('refunded', '+', amount) }))
      .where('id', '=', orderId)
      .execute()
  }

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
    const none = { refunds: 0 }
    expect(days[0]).toEqual({
      ...{ day: toMuscatDay(midnight - 6 * 24 * HOUR_MS), orders: 1, revenue: 21, sales: 21 },
      ...none,
    })
    expect(days[5]).toEqual({
      ...{ day: toMuscatDay(midnight - 1), orders: 1, revenue: 42, sales: 42, ...none },
    })
    expect(days[6]).toEqual({
      ...{ day: toMuscatDay(now), orders: 1, revenue: 21, sales: 21, ...none },
    })
    expect(days.slice(1, 5).every((day) => day.orders === 0 && day.revenue === 0)).toBe(true)
    const month = await read(30)
    expect(month.days).toHaveLength(30)
    expect(month.days.reduce((sum, day) => sum + day.orders, 0)).toBe(4)
    expect((await read(7)).previous).toMatchObject({ orders: 1, sales: 21 })
  })

  test('takes a refund off the day on which it was made, and counts an order given back whole as no sale', async () => {
    const at = Date.parse('2026-06-10T12:00:00+04:00')
    const midnight = Date.parse('2026-06-12T00:00:00+04:00')
    await addOrder(at, { quantity: 2, couponCode: 'EID', discount: 200 })
    await addRefund(`order-${orders}`, 500, midnight - 1)
    await addRefund(`order-${orders}`, 300, midnight, 'failed')
    await addRefund(`order-${orders}`, 300, midnight, 'due')
    await addOrder(at, { id: 'wood-card' })
    await addRefund(`order-${orders}`, 2100, midnight)
    const report = await ask('from=2026-06-10&to=2026-06-12')
    expect(report.days.map(({ day, ...figures }) => [day.slice(-2), figures])).toEqual([
      ['10', { orders: 1, sales: 61, refunds: 0, revenue: 61 }],
      ['11', { orders: 0, sales: 0, refunds: 5, revenue: -5 }],
      ['12', { orders: 0, sales: 0, refunds: 21, revenue: -21 }],
    ])
    expect(report.totals).toEqual({
      ...{ orders: 1, goods: 63, discount: 2, delivery: 0, tax: 0 },
      ...{ sales: 61, refunds: 26, revenue: 35, average: 35 },
    })
    expect(report.bestSellers).toMatchObject([
      { productId: 'steel-card', quantity: 2, revenue: 40 },
    ])
    expect(report.sold).toEqual({ quantity: 2, revenue: 40 })
    const table = await get(shop(), '/office/reports.csv?from=2026-06-10&to=2026-06-12', staff)
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(table.body.trim().split('\r\n').slice(1)).toEqual([
      '2026-06-10,1,63.00,2.00,0.00,0.00,61.00,0.00,61.00',
      '2026-06-11,0,0.00,0.00,0.00,0.00,0.00,5.00,-5.00',
      '2026-06-12,0,0.00,0.00,0.00,0.00,0.00,21.00,-21.00',
      'All days,1,63.00,2.00,0.00,0.00,61.00,26.00,35.00',
    ])
    const later = await ask('from=2026-06-12&to=2026-06-12')
    expect(later).toMatchObject({
      totals: { orders: 0, sales: 0, refunds: 21, revenue: -21, average: 0 },
      previous: { refunds: 5 },
    })
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
      { productId: 'wood-card', title: { en: 'wood-card', ar: 'بطاقة' }, quantity: 4, revenue: 79 },
      {
        productId: 'steel-card',
        title: { en: 'steel-card', ar: 'بطاقة' },
        quantity: 3,
        revenue: 63,
      },
      { productId: 'key-fob', title: { en: 'key-fob', ar: 'بطاقة' }, quantity: 1, revenue: 20.95 },
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

  test('agrees with the sums of 2,000 orders with coupons and refunds, to the last hundredth', async () => {
    const { db } = shop().deps
    const random = createRandom(42)
    const upTo = (max: number) => Math.floor(random() * (max + 1))
    const start = Date.parse('2026-03-01T00:00:00+04:00')
    const span = 40 * 24 * HOUR_MS
    const products = ['steel-card', 'wood-card', 'key-fob', 'desk-stand']
    const made = Array.from({ length: 2000 }, (_, index) => {
      const lines = products.slice(0, 1 + upTo(3)).map((id) => ({
        ...{ id, title: { en: id }, price: 1 + upTo(9999), quantity: 1 + upTo(4) },
      }))
      const priced = lines.map((line) => ({ ...line, price: fromHundredths(line.price) }))
      const hasCoupon = upTo(2) === 0
      const { subtotal, tax, discount, total } = calculateTotals(
        priced,
        5,
        hasCoupon ? upTo(6000) : 0,
      )
      const delivery = upTo(1) * upTo(300)
      const paid = total + delivery
      const parts = [[], [], [upTo(paid)], [paid], [Math.floor(paid / 3), upTo(paid / 2)]][upTo(4)]
      const refunds = (parts ?? []).filter((amount) => amount > 0)
      const paidAt = start + upTo(span - 1)
      return {
        ...{ id: `random-${index}`, lines, subtotal, tax, discount, delivery, total: paid },
        ...{ paidAt, coupon: hasCoupon ? `C${upTo(3)}` : null, refunded: sum(refunds) },
        refunds: refunds.map((amount) => ({ amount, at: paidAt + upTo(span / 4) })),
      }
    })
    for (let from = 0; from < made.length; from += 100) {
      const batch = made.slice(from, from + 100)
      const orderRows = batch.map((order, index) => {
        const at = new Date(order.paidAt).toISOString()
        return {
          ...{ id: order.id, number: 500_000 + from + index, userId: buyer.user.id, cartKey: '' },
          ...{ lines: toJson(order.lines), couponCode: order.coupon, taxPercent: 5 },
          ...{ subtotal: order.subtotal, tax: order.tax, discount: order.discount },
          ...{ total: order.total, refunded: order.refunded, status: 'paid' as const },
          delivery: toJson({ id: 'muscat', price: order.delivery }),
          ...{ buyerEmail: '', buyerPhone: '', buyerAddress: '', requestId: null },
          ...{ createdAt: at, confirmedAt: at, paidAt: at, cancelledAt: null },
        }
      })
      await db.insertInto('orders').values(orderRows).execute()
      const paymentRows = batch.map(({ id }) => ({
        ...{ id, orderId: id, userId: buyer.user.id, driver: 'test', status: 'paid' as const },
        ...{ sessionId: null, checkoutUrl: null, returnUrl: '', createdAt: '', expiresAt: '' },
        ...{ checkAt: null, refund: null },
      }))
      await db.insertInto('payments').values(paymentRows).execute()
      const refundRows = batch.flatMap(({ id, refunds }) =>
        refunds.map(({ amount, at }, index) => ({
          ...{ id: `${id}-${index}`, orderId: id, paymentId: id, amount, userId: null },
          ...{ status: 'done' as const, createdAt: '', endedAt: new Date(at).toISOString() },
        })),
      )
      if (refundRows.length > 0) await db.insertInto('refunds').values(refundRows).execute()
    }

    const [from, to] = ['2026-03-05', '2026-04-03']
    const isWithin = (time: number) => from <= toMuscatDay(time) && toMuscatDay(time) <= to
    const paid = made.filter(({ paidAt }) => isWithin(paidAt))
    const sales = paid.filter(({ total, refunded }) => refunded === 0 || refunded < total)
    const refunds = made.flatMap((order) => order.refunds).filter(({ at }) => isWithin(at))
    const report = await ask(`from=${from}&to=${to}`)
    const [salesSum, refundsSum] = [
      sum(paid.map(({ total }) => total)),
      sum(refunds.map(({ amount }) => amount)),
    ]
    const worth = sum(sales.map(({ total, refunded }) => total - refunded))
    expect(paid.length).toBeGreaterThan(1000)
    expect(paid.length - sales.length).toBeGreaterThan(100)
    expect(report.totals).toEqual({
      orders: sales.length,
      goods: fromHundredths(sum(paid.map(({ subtotal }) => subtotal))),
      discount: fromHundredths(sum(paid.map(({ discount }) => discount))),
      delivery: fromHundredths(sum(paid.map(({ delivery }) => delivery))),
      tax: fromHundredths(sum(paid.map(({ tax }) => tax))),
      sales: fromHundredths(salesSum),
      refunds: fromHundredths(refundsSum),
      revenue: fromHundredths(salesSum - refundsSum),
      average: fromHundredths(Math.round(worth / sales.length)),
    })
    expect(report.sold?.revenue).toBe(
      fromHundredths(sum(sales.map(({ subtotal, discount }) => subtotal - discount))),
    )
    const listed = report.bestSellers.map(({ revenue }) => Math.round(revenue * 100))
    expect(fromHundredths(sum(listed))).toBe(report.sold?.revenue)
    const coupons = report.coupons.map(({ discount }) => Math.round(discount * 100))
    expect(fromHundredths(sum(coupons))).toBe(report.totals?.discount)
    for (const figure of ['sales', 'refunds', 'revenue'] as const) {
      const byDay = report.days.map((day) => Math.round((day[figure] ?? 0) * 100))
      expect(fromHundredths(sum(byDay))).toBe(report.totals?.[figure])
    }
  })

  test.each([
    '',
    '?days=8',
    '?days=-7',
    '?days=7.0',
    '?days[]=7',
    '?days=__proto__',
    '?from=2026-06-01',
    '?from=2026-06-02&to=2026-06-01',
    '?from=2020-01-01&to=2026-01-01',
    '?from=2026-02-30&to=2026-03-01',
  ])('refuses the period %s', async (query) => {
    expect((await get(shop(), `/office/reports${query}`, staff)).statusCode).toBe(400)
  })
})
