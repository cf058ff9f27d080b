import { orderRowPageSchema } from '@shop/contracts/wire/account.ts'

import { getOrder, payOrderAgain, postCancellation } from '../../../testing/account-requests.ts'
import { describeOnDatabases, openSqliteFile } from '../../../testing/databases.ts'
import { listOrderStatuses } from '../../../testing/order-queries.ts'
import {
  claimCoupon,
  createOrderRequest,
  get,
  halfPriceSummary,
  placeOrder,
  postOrder,
  summary,
} from '../../../testing/requests.ts'
import { getMessage } from '../../../testing/responses.ts'
import { type Shopper, withShop } from '../../../testing/test-shop.ts'

describeOnDatabases('GET /account/orders', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  async function list(shopper: Shopper, page: number) {
    const response = await get(shop(), `/account/orders?page=${page}`, shopper)
    return orderRowPageSchema.parse(response.json())
  }

  test('lists a member’s own orders, newest first, by pages', async () => {
    const shopper = await shop().createShopper()
    const numbers: string[] = []
    for (let count = 0; count < 11; count += 1) {
      const request = createOrderRequest(shopper)
      await postOrder(shop(), shopper, request)
      numbers.unshift(String(request.trackingOrderId))
      // Later, the same cart is a new order.
      shop().advanceClock(31)
    }
    const first = await list(shopper, 1)
    expect(first.results.map(({ number }) => number)).toEqual(numbers.slice(0, 10))
    expect(first.results[0]).toMatchObject({
      status: 'awaitingPayment',
      itemCount: 3,
      total: summary.total,
      items: [
        expect.objectContaining({ productId: 'steel-card' }),
        expect.objectContaining({
          productId: 'wood-card',
          image: expect.stringMatching(/^http:\/\/backend\.test\/media\/wood-card-1280\.webp/),
        }),
      ],
    })
    expect(first.paginate).toMatchObject({ currentPage: 1, totalPage: 2, totalCount: 11 })
    const second = await list(shopper, 2)
    expect(second.results.map(({ number }) => number)).toEqual(numbers.slice(10))
    expect((await list(await shop().createShopper(), 1)).results).toEqual([])
  })
})

describe('GET /account/orders/{number}', () => {
  const shop = withShop(openSqliteFile)

  test('returns lines with pictures, discount, tax, total, buyer and until when it can be paid', async () => {
    const shopper = await shop().createShopper()
    await claimCoupon(shop(), shopper, 'SALE50OFF')
    const request = createOrderRequest(shopper, { TotalOrderPrice: halfPriceSummary.total })
    await postOrder(shop(), shopper, request)
    const order = await getOrder(shop(), shopper, request.trackingOrderId)
    expect(order).toMatchObject({
      number: String(request.trackingOrderId),
      status: 'awaitingPayment',
      orderSummary: halfPriceSummary,
      buyer: {
        name: `Salma ${shopper.user.lastName}`,
        email: shopper.user.email,
        phone: '+96890000000',
        address: 'Way 1, Muscat',
      },
    })
    expect(order.products).toContainEqual({
      productId: 'wood-card',
      title: expect.objectContaining({ en: expect.any(String) }),
      unit_amount: 9.99,
      quantity: 2,
      image: expect.stringMatching(/^http:\/\/backend\.test\/media\/wood-card-1280\.webp/),
    })
    expect(Date.parse(order.payableUntil ?? '')).toBeGreaterThan(Date.now())
    expect(order).not.toHaveProperty('paidAt')
  })

  test('returns a product that is no longer sold without a picture', async () => {
    const { shopper, request } = await placeOrder(shop())
    const { db } = shop().deps
    await db.updateTable('products').set({ id: 'gone' }).where('id', '=', 'wood-card').execute()
    const { products } = await getOrder(shop(), shopper, request.trackingOrderId)
    await db.updateTable('products').set({ id: 'wood-card' }).where('id', '=', 'gone').execute()
    const wood = products.find(({ productId }) => productId === 'wood-card')
    expect(wood).not.toHaveProperty('image')
  })

  test.each(['1', 'abc', '999999999999', '-1'])('returns 404 for the number %s', async (number) => {
    const response = await get(shop(), `/account/orders/${number}`, await shop().createShopper())
    expect(response.statusCode).toBe(404)
    expect(getMessage(response)).toBe('There is no such order')
  })
})

describe('the orders of another member', () => {
  const shop = withShop(openSqliteFile)
  const calls = {
    show: (reader: Shopper | null, number: number) =>
      get(shop(), `/account/orders/${number}`, reader),
    pay: (reader: Shopper | null, number: number) => payOrderAgain(shop(), reader, number),
    cancel: (reader: Shopper | null, number: number) => postCancellation(shop(), reader, number),
  }

  test.each(Object.entries(calls))('cannot be reached by %s', async (_name, call) => {
    const { shopper: owner, request } = await placeOrder(shop())
    const number = request.trackingOrderId
    const stranger = await call(await shop().createShopper(), number)
    expect(stranger.statusCode).toBe(404)
    expect(getMessage(stranger)).toBe('There is no such order')
    expect((await call(null, number)).statusCode).toBe(401)
    expect(await listOrderStatuses(shop(), owner)).toEqual(['open'])
  })

  test('are not listed for a visitor', async () => {
    expect((await get(shop(), '/account/orders')).statusCode).toBe(401)
  })
})
