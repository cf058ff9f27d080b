import { payOrderAgain } from '../../testing/account-requests.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { listOrders, listOrderStatuses, listPayments } from '../../testing/order-queries.ts'
import {
  createCheckoutRequest,
  createOrderRequest,
  openPaymentSession,
  postCheckout,
  postOrder,
  summarize,
} from '../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../testing/responses.ts'
import { withStripeShop } from '../../testing/stripe-shop.ts'
import type { Shopper } from '../../testing/test-shop.ts'

describeOnDatabases('two sessions of one cart', ({ openDatabase }) => {
  const shop = withStripeShop(openDatabase)
  let shopper: Shopper
  let older: string
  beforeEach(async () => {
    shopper = await shop().createShopper()
    older = await openPaymentSession(shop(), shopper)
  })

  const confirmElsewhere = () =>
    postOrder(shop(), shopper, createOrderRequest(shopper, { buyerAdress: 'Elsewhere' }))

  test('are one and the same while the first is open', async () => {
    shop().advanceClock(32)
    await postOrder(shop(), shopper, createOrderRequest(shopper))
    expect(getCreatedSession(await postCheckout(shop(), shopper)).sessionId).toBe(older)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
  })

  test('keep the address of the first, which may have been paid, while nobody knows how it has ended', async () => {
    shop().advanceClock(20)
    await postOrder(shop(), shopper, createOrderRequest(shopper))
    // Its session should have ended; its prices are still guaranteed.
    shop().advanceClock(16)
    shop().stripe.completePayment(older)
    expect((await confirmElsewhere()).statusCode).toBe(200)
    await shop().sendEvent(`evt_${older}`, older)
    const orders = await listOrders(shop(), shopper)
    expect(orders.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toMatchObject([
      { status: 'open', buyerAddress: 'Elsewhere' },
      { status: 'paid', buyerAddress: 'Way 1, Muscat' },
    ])
  })

  test('for different orders: the older one is closed before the newer one is made', async () => {
    await confirmElsewhere()
    const newer = getCreatedSession(await postCheckout(shop(), shopper)).sessionId
    expect(newer).not.toBe(older)
    expect(shop().stripe.completePayment(older)).toBe(false)
    expect(shop().stripe.completePayment(newer)).toBe(true)
    expect((await listPayments(shop(), shopper)).map(({ status }) => status).sort()).toEqual([
      'cancelled',
      'unpaid',
    ])
  })

  test('at different prices: the older one is closed', async () => {
    const { db } = shop().deps
    const steel = db.updateTable('products').where('id', '=', 'steel-card')
    await steel.set({ price: 2200 }).execute()
    const [line, wood] = createOrderRequest(shopper).orderLists
    if (!line || !wood) throw new Error('The order has no lines.')
    const orderSummary = summarize([
      { price: 22, quantity: 1 },
      { price: 9.99, quantity: 2 },
    ])
    await postOrder(
      shop(),
      shopper,
      createOrderRequest(shopper, {
        orderLists: [{ ...line, itemPrice: 22 }, wood],
        TotalOrderPrice: orderSummary.total,
      }),
    )
    await steel.set({ price: 2100 }).execute()
    const [first, second] = createCheckoutRequest().products
    if (!first || !second) throw new Error('The checkout has no lines.')
    const checkout = await postCheckout(shop(), shopper, {
      products: [first, { ...second, unit_amount: 22 }],
      orderSummary,
    })
    expect(checkout.statusCode).toBe(200)
    expect(shop().stripe.completePayment(older)).toBe(false)
  })

  test('the older one was paid: it counts, and the newer order is cancelled', async () => {
    await confirmElsewhere()
    shop().stripe.completePayment(older)
    const response = await postCheckout(shop(), shopper)
    expect(response.statusCode).toBe(409)
    expect(getMessage(response)).toContain('You have just paid for the same goods')
    expect((await listOrderStatuses(shop(), shopper)).sort()).toEqual(['cancelled', 'paid'])
    expect(await listPayments(shop(), shopper)).not.toContainEqual(
      expect.objectContaining({ status: 'unpaid' }),
    )
  })

  test('the older one cannot be closed: no newer one is made', async () => {
    await confirmElsewhere()
    shop().stripe.failRequests(503)
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(502)
    shop().stripe.failRequests(null)
    const [payment] = (await listPayments(shop(), shopper)).filter(({ sessionId }) => !sessionId)
    expect(payment).toMatchObject({ status: 'unpaid' })
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(200)
    expect(shop().stripe.completePayment(older)).toBe(false)
  })

  test('the member pays the other order in the account: the same', async () => {
    const request = createOrderRequest(shopper, { buyerAdress: 'Elsewhere' })
    await postOrder(shop(), shopper, request)
    shop().stripe.completePayment(older)
    const response = await payOrderAgain(shop(), shopper, request.trackingOrderId)
    expect(response.statusCode).toBe(409)
    expect(getMessage(response)).toContain('You have just paid for')
    expect((await listOrderStatuses(shop(), shopper)).sort()).toEqual(['cancelled', 'paid'])
  })

  test('of different goods both stay open', async () => {
    const [line] = createOrderRequest(shopper).orderLists
    if (!line) throw new Error('The order has no lines.')
    const orderSummary = summarize([{ price: 21, quantity: 1 }])
    const changes = { orderLists: [line], TotalOrderPrice: orderSummary.total }
    await postOrder(shop(), shopper, createOrderRequest(shopper, changes))
    const checkout = await postCheckout(shop(), shopper, {
      products: [{ productId: 'steel-card', name: 'Steel', unit_amount: 21, quantity: 1 }],
      orderSummary,
    })
    expect(shop().stripe.completePayment(getCreatedSession(checkout).sessionId)).toBe(true)
    expect(shop().stripe.completePayment(older)).toBe(true)
  })
})
