import { fromHundredths, toHundredths } from '@shop/contracts/rules/money.ts'
import { calculateTotals, DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'

import { describeOnDatabases } from '../../testing/databases.ts'
import { findOrder, listOrders } from '../../testing/order-queries.ts'
import {
  claimCoupon,
  createOrderRequest,
  halfPriceSummary,
  nextTrackingNumber,
  placeOrder,
  postOrder,
  startPayment,
  summary,
  toPrice,
} from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { seedFixture } from '../../testing/seed-fixture.ts'
import { withShop } from '../../testing/test-shop.ts'

/** The columns of an order with these totals. */
const toRow = ({ subTotal, tax, discount, total }: typeof summary) => ({
  subtotal: toHundredths(subTotal),
  tax: toHundredths(tax),
  discount: toHundredths(discount),
  total: toHundredths(total),
})

function getTitle(slug: string) {
  return seedFixture.products.find((product) => product.slug === slug)?.title
}

describeOnDatabases('order routes', ({ openDatabase }) => {
  describe('POST confirm/order', () => {
    const shop = withShop(openDatabase)

    test('stores the order at the shop’s prices', async () => {
      const shopper = await shop().createShopper()
      const response = await postOrder(shop(), shopper, createOrderRequest(shopper))
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ success: true, message: 'Order confirmed successfully!' })
      const [order] = await listOrders(shop(), shopper)
      expect(order).toMatchObject(toRow(summary))
      expect(JSON.parse(order?.lines ?? '')).toEqual([
        { id: 'steel-card', title: getTitle('steel-card'), price: 2100, quantity: 1 },
        { id: 'wood-card', title: getTitle('wood-card'), price: 999, quantity: 2 },
      ])
    })

    test('rejects a request without a token or with another e-mail address', async () => {
      const shopper = await shop().createShopper()
      expect((await postOrder(shop(), null, createOrderRequest(shopper))).statusCode).toBe(401)
      const foreign = createOrderRequest(shopper, { buyerEmail: 'someone@site.test' })
      expect((await postOrder(shop(), shopper, foreign)).statusCode).toBe(403)
      expect(await listOrders(shop(), shopper)).toEqual([])
    })

    test('accepts the e-mail address, however it was typed', async () => {
      const shopper = await shop().createShopper()
      const buyerEmail = `\u200f${shopper.user.email.toUpperCase().replace('@', '＠')} `
      const response = await postOrder(shop(), shopper, createOrderRequest(shopper, { buyerEmail }))
      expect(response.statusCode).toBe(200)
    })

    test('rejects a wrong price and names the current one', async () => {
      const shopper = await shop().createShopper()
      const request = createOrderRequest(shopper)
      const [first, ...rest] = request.orderLists
      const orderLists = [{ ...first, itemPrice: 1 }, ...rest]
      const response = await postOrder(shop(), shopper, { ...request, orderLists })
      expect(response.statusCode).toBe(409)
      expect(getMessage(response)).toBe(
        'The price of The steel-card is now OMR\u00a021.00 (your cart says OMR\u00a01.00).',
      )
      expect(await listOrders(shop(), shopper)).toEqual([])
    })

    test('rejects an unclaimed discount and accepts a claimed one', async () => {
      const shopper = await shop().createShopper()
      const request = createOrderRequest(shopper, { TotalOrderPrice: halfPriceSummary.total })
      const rejected = await postOrder(shop(), shopper, request)
      expect(rejected.statusCode).toBe(409)
      expect(getMessage(rejected)).toContain(`The total is now ${toPrice(summary.total)}`)
      await claimCoupon(shop(), shopper, 'sale50off')
      expect((await postOrder(shop(), shopper, request)).statusCode).toBe(200)
      const [order] = await listOrders(shop(), shopper)
      expect(order).toMatchObject({ ...toRow(halfPriceSummary), couponCode: 'SALE50OFF' })
    })

    test('rejects a discount that another user claimed', async () => {
      const [claimer, other] = [await shop().createShopper(), await shop().createShopper()]
      await claimCoupon(shop(), claimer, 'SALE50OFF')
      const request = createOrderRequest(other, { TotalOrderPrice: halfPriceSummary.total })
      expect((await postOrder(shop(), other, request)).statusCode).toBe(409)
    })

    const tooMany = /^One order takes at most 10,000 of a product\. Please lower the quantity/
    test.each([
      ...[0, -1, 1.5, '1', null].map(
        (quantity) => [quantity, /orderLists\.0\.itemQuantity/] as const,
      ),
      [10_001, tooMany] as const,
    ])('rejects the quantity %p', async (itemQuantity, message) => {
      const shopper = await shop().createShopper()
      const request = createOrderRequest(shopper)
      const orderLists = request.orderLists.map((line) => ({ ...line, itemQuantity }))
      const response = await postOrder(shop(), shopper, { ...request, orderLists })
      expect(response.statusCode).toBe(400)
      expect(getMessage(response)).toMatch(message)
      expect(await listOrders(shop(), shopper)).toEqual([])
    })

    test('rejects products that are unknown, cannot be read or are listed twice', async () => {
      const shopper = await shop().createShopper()
      const request = createOrderRequest(shopper)
      const [first] = request.orderLists
      const unknown = [{ ...first, itemId: 'gone' }]
      const response = await postOrder(shop(), shopper, { ...request, orderLists: unknown })
      expect(response.statusCode).toBe(409)
      expect(getMessage(response)).toBe('Steel is no longer sold. Please remove it from your cart.')
      await shop()
        .deps.db.updateTable('products')
        .set({ title: '{' as never })
        .where('id', '=', 'key-fob')
        .execute()
      const unreadable = [{ ...first, itemId: 'key-fob' }]
      const refused = await postOrder(shop(), shopper, { ...request, orderLists: unreadable })
      expect(refused.statusCode).toBe(409)
      const twice = await postOrder(shop(), shopper, { ...request, orderLists: [first, first] })
      expect(twice.statusCode).toBe(409)
      expect(await listOrders(shop(), shopper)).toEqual([])
    })
  })

  describe('POST confirm/order again', () => {
    const shop = withShop(openDatabase)

    test('returns the same order for a retry', async () => {
      const { shopper, request } = await placeOrder(shop())
      expect((await postOrder(shop(), shopper, request)).statusCode).toBe(200)
      expect(await listOrders(shop(), shopper)).toHaveLength(1)
    })

    test('rejects a used tracking number with other content', async () => {
      const { shopper, request } = await placeOrder(shop())
      const other = await postOrder(shop(), shopper, { ...request, buyerAdress: 'Elsewhere' })
      expect(other.statusCode).toBe(409)
      expect(await listOrders(shop(), shopper)).toHaveLength(1)
    })

    test('accepts the same tracking number from two users', async () => {
      const trackingOrderId = nextTrackingNumber()
      for (const shopper of [await shop().createShopper(), await shop().createShopper()]) {
        const response = await postOrder(
          shop(),
          shopper,
          createOrderRequest(shopper, { trackingOrderId }),
        )
        expect(response.statusCode).toBe(200)
      }
    })

    test('updates an identical open order', async () => {
      const { shopper } = await placeOrder(shop())
      await postOrder(shop(), shopper, createOrderRequest(shopper, { buyerAdress: 'New address' }))
      const orders = await listOrders(shop(), shopper)
      expect(orders.map((order) => order.buyerAddress)).toEqual(['New address'])
    })

    test('leaves the address of an order whose card page is open, and creates another order', async () => {
      const { shopper } = await startPayment(shop())
      shop().advanceClock(29)
      await postOrder(shop(), shopper, createOrderRequest(shopper))
      await postOrder(shop(), shopper, createOrderRequest(shopper, { buyerAdress: 'New address' }))
      const orders = await listOrders(shop(), shopper)
      expect(orders.map((order) => order.buyerAddress).sort()).toEqual([
        'New address',
        'Way 1, Muscat',
      ])
    })

    test('refuses what is more than one payment can be, and stores nothing', async () => {
      const shopper = await shop().createShopper()
      const { db } = shop().deps
      const steel = db.updateTable('products').where('id', '=', 'steel-card')
      await steel.set({ price: 9_600_000 }).execute()
      const line = { itemId: 'steel-card', itemImage: '', itemName: 'Steel', itemPrice: 96_000 }
      const { total } = calculateTotals([{ price: 96_000, quantity: 1 }], DEFAULT_TAX_PERCENT)
      const response = await postOrder(
        shop(),
        shopper,
        createOrderRequest(shopper, {
          orderLists: [{ ...line, itemQuantity: 1 }],
          TotalOrderPrice: fromHundredths(total),
        }),
      )
      expect(response.statusCode).toBe(409)
      expect(getMessage(response)).toBe(
        `One order can be OMR\u00a099,999.99 at most, and yours comes to ${toPrice(fromHundredths(total))}. Please divide it into several orders.`,
      )
      expect(await listOrders(shop(), shopper)).toEqual([])
      await steel.set({ price: 2100 }).execute()
    })

    test('taxes an order by the rate of the shop, and keeps the rate with it', async () => {
      const shopper = await shop().createShopper()
      const { config } = shop().deps
      const before = createOrderRequest(shopper)
      const subtotal = 40.98
      config.taxPercent = 10
      try {
        const refused = await postOrder(shop(), shopper, before)
        expect(refused.statusCode).toBe(409)
        expect(getMessage(refused)).toContain('The total is now OMR\u00a045.08')
        const order = { ...before, TotalOrderPrice: subtotal + 4.1 }
        expect((await postOrder(shop(), shopper, order)).statusCode).toBe(200)
      } finally {
        config.taxPercent = DEFAULT_TAX_PERCENT
      }
      expect(await findOrder(shop(), shopper)).toMatchObject({ tax: 410, taxPercent: 10 })
    })

    test('creates another order after half an hour', async () => {
      const { shopper } = await placeOrder(shop())
      shop().advanceClock(31)
      await postOrder(shop(), shopper, createOrderRequest(shopper))
      expect(await listOrders(shop(), shopper)).toHaveLength(2)
    })

    test.each([
      ['one tracking number', () => 654_321],
      ['different tracking numbers', nextTrackingNumber],
    ])('creates one order for twenty concurrent requests with %s', async (_name, number) => {
      const shopper = await shop().createShopper()
      const requests = Array.from({ length: 20 }, () => {
        return createOrderRequest(shopper, { trackingOrderId: number() })
      })
      const responses = await Promise.all(requests.map((body) => postOrder(shop(), shopper, body)))
      expect(responses.map((response) => response.statusCode)).toEqual(Array(20).fill(200))
      expect(await listOrders(shop(), shopper)).toHaveLength(1)
    })
  })
})
