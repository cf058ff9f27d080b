import { API_BASE } from '../app.ts'
import { orderStatus, paymentsOf, statusOf } from '../testing/payment.reads.ts'
import {
  checkoutRequest,
  get,
  goodCard,
  openPaymentSession,
  orderRequest,
  postCard,
  postCheckout,
  postOrder,
} from '../testing/requests.ts'
import { type OpenDatabase, withShop } from '../testing/test-shop.ts'

/** Paying an order, on any database. */
export function paymentSuite(openDatabase: OpenDatabase): void {
  describe('opening a checkout', () => {
    const shop = withShop(openDatabase)

    test('gives the card page of a confirmed order', async () => {
      const shopper = await shop().shopper()
      await postOrder(shop(), shopper, orderRequest(shopper))
      const answer = await postCheckout(shop(), shopper)
      expect(answer.statusCode).toBe(200)
      const { success, data } = answer.json()
      expect(success).toBe(true)
      expect(data.sessionId.length).toBeGreaterThan(40)
      expect(data.checkout.checkoutUrl).toBe(`http://backend.test/pay/${data.sessionId}`)
    })

    test('needs a session and a confirmed order', async () => {
      const shopper = await shop().shopper()
      expect((await postCheckout(shop(), null)).statusCode).toBe(401)
      const answer = await postCheckout(shop(), shopper)
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toContain('confirm your order again')
    })

    test.each([
      ['total', { subTotal: 40.98, tax: 2.05, total: 1 }],
      ['tax', { subTotal: 40.98, tax: 0, total: 43.03 }],
      ['subtotal', { subTotal: 1, tax: 2.05, total: 43.03 }],
    ])('refuses another %s than the order has', async (_name, orderSummary) => {
      const shopper = await shop().shopper()
      await postOrder(shop(), shopper, orderRequest(shopper))
      const request = { ...checkoutRequest(), orderSummary }
      expect((await postCheckout(shop(), shopper, request)).statusCode).toBe(409)
    })

    test('cannot be opened on someone else’s order', async () => {
      const [owner, other] = [await shop().shopper(), await shop().shopper()]
      await postOrder(shop(), owner, orderRequest(owner))
      expect((await postCheckout(shop(), other)).statusCode).toBe(409)
    })

    test('twenty at once give one session', async () => {
      const shopper = await shop().shopper()
      await postOrder(shop(), shopper, orderRequest(shopper))
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => postCheckout(shop(), shopper)),
      )
      const sessions = new Set(answers.map((answer) => answer.json().data.sessionId))
      expect(sessions.size).toBe(1)
      expect(await paymentsOf(shop(), shopper)).toHaveLength(1)
    })

    test('an order that is paid cannot be paid again', async () => {
      const shopper = await shop().shopper()
      await postCard(shop(), await openPaymentSession(shop(), shopper), goodCard)
      const answer = await postCheckout(shop(), shopper)
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toBe('This order has already been paid.')
    })

    test('the prices of a confirmed order hold for half an hour', async () => {
      const shopper = await shop().shopper()
      await postOrder(shop(), shopper, orderRequest(shopper))
      shop().advance(31)
      expect((await postCheckout(shop(), shopper)).statusCode).toBe(409)
    })
  })

  describe('reading a payment', () => {
    const shop = withShop(openDatabase)

    test('gives the summary of the order to its owner', async () => {
      const shopper = await shop().shopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const { data } = (await get(shop(), `/payment/checkout/${sessionId}`, shopper)).json()
      const orderSummary = { subTotal: 40.98, tax: 2.05, total: 43.03 }
      expect(data).toMatchObject({ sessionId, payment_status: 'unpaid', orderSummary })
      expect(Date.parse(data.createdAt)).toBeGreaterThan(Date.now() - 60_000)
    })

    test('answers the same for someone else’s session as for none', async () => {
      const [owner, other] = [await shop().shopper(), await shop().shopper()]
      const sessionId = await openPaymentSession(shop(), owner)
      const foreign = await get(shop(), `/payment/checkout/${sessionId}`, other)
      const missing = await get(shop(), '/payment/checkout/cs_test_missing', other)
      expect(foreign.statusCode).toBe(404)
      expect(foreign.body).toBe(missing.body)
      expect((await get(shop(), `/payment/checkout/${sessionId}`)).statusCode).toBe(401)
    })

    test('does not believe a browser that says it has paid', async () => {
      const shopper = await shop().shopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const hook = `${API_BASE}/hooks/payment/${sessionId}`
      const { data } = (await get(shop(), `/payment/checkout/${sessionId}`, shopper)).json()
      const payload = { data: { ...data, payment_status: 'paid' } }
      const { headers } = shopper
      const answer = await shop().app.inject({ method: 'POST', url: hook, headers, payload })
      expect(answer.statusCode).toBe(200)
      expect(await statusOf(shop(), shopper, sessionId)).toBe('unpaid')
      expect(await orderStatus(shop(), shopper)).toEqual(['open'])
      const bare = await shop().app.inject({ method: 'POST', url: hook, headers, payload: data })
      expect(bare.statusCode).toBe(200)
    })

    test('finds out about a payment even when the provider’s news got lost', async () => {
      const shopper = await shop().shopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const { db } = shop().deps
      await db
        .updateTable('testSessions')
        .set({ status: 'paid' })
        .where('id', '=', sessionId)
        .execute()
      expect(await statusOf(shop(), shopper, sessionId)).toBe('paid')
      expect(await orderStatus(shop(), shopper)).toEqual(['paid'])
    })
  })
}
