import { API_BASE } from '../app.ts'
import { databases } from '../testing/databases.ts'
import {
  getPaymentSession,
  getPaymentStatus,
  listOrderStatuses,
  listPayments,
} from '../testing/payment-queries.ts'
import {
  ACCEPTED_CARD,
  createCheckoutRequest,
  createOrderRequest,
  get,
  openPaymentSession,
  postCard,
  postCheckout,
  postOrder,
} from '../testing/requests.ts'
import { getCreatedSession, getMessage } from '../testing/responses.ts'
import { withShop } from '../testing/test-shop.ts'

describe.each(databases)('payment routes on $database', ({ openDatabase }) => {
  describe('POST create-checkout', () => {
    const shop = withShop(openDatabase)

    test('returns the card page of a confirmed order', async () => {
      const shopper = await shop().createShopper()
      await postOrder(shop(), shopper, createOrderRequest(shopper))
      const response = await postCheckout(shop(), shopper)
      expect(response.statusCode).toBe(200)
      const { success, sessionId, checkout } = getCreatedSession(response)
      expect(success).toBe(true)
      expect(sessionId.length).toBeGreaterThan(40)
      expect(checkout.checkoutUrl).toBe(`http://backend.test/pay/${sessionId}`)
    })

    test('rejects a request without a token or a confirmed order', async () => {
      const shopper = await shop().createShopper()
      expect((await postCheckout(shop(), null)).statusCode).toBe(401)
      const response = await postCheckout(shop(), shopper)
      expect(response.statusCode).toBe(409)
      expect(getMessage(response)).toContain('confirm your order again')
    })

    test.each([
      ['total', { subTotal: 40.98, tax: 2.05, total: 1 }],
      ['tax', { subTotal: 40.98, tax: 0, total: 43.03 }],
      ['subtotal', { subTotal: 1, tax: 2.05, total: 43.03 }],
    ])('rejects a wrong %s', async (_name, orderSummary) => {
      const shopper = await shop().createShopper()
      await postOrder(shop(), shopper, createOrderRequest(shopper))
      const request = { ...createCheckoutRequest(), orderSummary }
      expect((await postCheckout(shop(), shopper, request)).statusCode).toBe(409)
    })

    test('rejects another user’s order', async () => {
      const [owner, other] = [await shop().createShopper(), await shop().createShopper()]
      await postOrder(shop(), owner, createOrderRequest(owner))
      expect((await postCheckout(shop(), other)).statusCode).toBe(409)
    })

    test('creates one session for twenty concurrent requests', async () => {
      const shopper = await shop().createShopper()
      await postOrder(shop(), shopper, createOrderRequest(shopper))
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => postCheckout(shop(), shopper)),
      )
      const sessions = new Set(responses.map((response) => getCreatedSession(response).sessionId))
      expect(sessions.size).toBe(1)
      expect(await listPayments(shop(), shopper)).toHaveLength(1)
    })

    test('rejects a paid order', async () => {
      const shopper = await shop().createShopper()
      await postCard(shop(), await openPaymentSession(shop(), shopper), ACCEPTED_CARD)
      const response = await postCheckout(shop(), shopper)
      expect(response.statusCode).toBe(409)
      expect(getMessage(response)).toBe('This order has already been paid.')
    })

    test('rejects an order that was confirmed over half an hour ago', async () => {
      const shopper = await shop().createShopper()
      await postOrder(shop(), shopper, createOrderRequest(shopper))
      shop().advanceClock(31)
      expect((await postCheckout(shop(), shopper)).statusCode).toBe(409)
    })
  })

  describe('GET checkout and POST hooks/payment', () => {
    const shop = withShop(openDatabase)

    test('returns the order’s summary to its owner', async () => {
      const shopper = await shop().createShopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const data = await getPaymentSession(shop(), shopper, sessionId)
      const orderSummary = { subTotal: 40.98, tax: 2.05, total: 43.03 }
      expect(data).toMatchObject({ sessionId, payment_status: 'unpaid', orderSummary })
      expect(Date.parse(data.createdAt)).toBeGreaterThan(Date.now() - 60_000)
    })

    test('returns the same 404 for another user’s session and an unknown one', async () => {
      const [owner, other] = [await shop().createShopper(), await shop().createShopper()]
      const sessionId = await openPaymentSession(shop(), owner)
      const foreign = await get(shop(), `/payment/checkout/${sessionId}`, other)
      const missing = await get(shop(), '/payment/checkout/cs_test_missing', other)
      expect(foreign.statusCode).toBe(404)
      expect(foreign.body).toBe(missing.body)
      expect((await get(shop(), `/payment/checkout/${sessionId}`)).statusCode).toBe(401)
    })

    test('ignores the status that a client reports', async () => {
      const shopper = await shop().createShopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const hook = `${API_BASE}/hooks/payment/${sessionId}`
      const data = await getPaymentSession(shop(), shopper, sessionId)
      const payload = { data: { ...data, payment_status: 'paid' } }
      const { headers } = shopper
      const response = await shop().app.inject({ method: 'POST', url: hook, headers, payload })
      expect(response.statusCode).toBe(200)
      expect(await getPaymentStatus(shop(), shopper, sessionId)).toBe('unpaid')
      expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
      const bare = await shop().app.inject({ method: 'POST', url: hook, headers, payload: data })
      expect(bare.statusCode).toBe(200)
    })

    test('returns the provider’s status when the webhook was lost', async () => {
      const shopper = await shop().createShopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const { db } = shop().deps
      await db
        .updateTable('testSessions')
        .set({ status: 'paid' })
        .where('id', '=', sessionId)
        .execute()
      expect(await getPaymentStatus(shop(), shopper, sessionId)).toBe('paid')
      expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
    })
  })
})
