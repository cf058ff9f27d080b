import { getOrder, payOrderAgain, postCancellation } from '../../../testing/account-requests.ts'
import { openSqliteFile } from '../../../testing/databases.ts'
import {
  getPaymentSession,
  listOrderStatuses,
  listPayments,
} from '../../../testing/order-queries.ts'
import { placeOrder, postCheckout, startPayment, summary } from '../../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../../testing/responses.ts'
import { withStripeShop } from '../../../testing/stripe-shop.ts'

describe('a checkout', () => {
  const shop = withStripeShop(openSqliteFile)

  test('gets a response while Stripe is slow; the order is kept, and the next attempt gets that session', async () => {
    const { shopper, number } = await placeOrder(shop())
    const before = shop().stripe.sessions.size
    const release = shop().stripe.holdResponses()
    const slow = await postCheckout(shop(), shopper)
    expect(slow.statusCode).toBe(504)
    expect(getMessage(slow)).toContain('Your order is kept. Please try again')
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
    release()
    const { sessionId } = getCreatedSession(await postCheckout(shop(), shopper))
    expect(shop().stripe.sessions.size).toBe(before + 1)
    expect(await listPayments(shop(), shopper)).toMatchObject([{ sessionId, status: 'unpaid' }])
    expect(await getOrder(shop(), shopper, number)).toMatchObject({
      status: 'awaitingPayment',
      payableUntil: expect.any(String),
    })
  })

  test('from the account gets a response while Stripe is slow', async () => {
    const { shopper, number } = await placeOrder(shop())
    const release = shop().stripe.holdResponses()
    const slow = await payOrderAgain(shop(), shopper, number)
    expect(slow.statusCode).toBe(504)
    release()
    const { checkout } = getCreatedSession(await payOrderAgain(shop(), shopper, number))
    expect(checkout.checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.test\//)
  })

  test('leaves the order as it was when Stripe is slow to cancel it', async () => {
    const { shopper, number } = await placeOrder(shop())
    await payOrderAgain(shop(), shopper, number)
    const release = shop().stripe.holdResponses()
    expect((await postCancellation(shop(), shopper, number)).statusCode).toBe(504)
    release()
    expect((await postCancellation(shop(), shopper, number)).json()).toMatchObject({
      data: { status: 'cancelled' },
    })
  })

  test('gets a session of its own after Stripe failed, whose error is repeated for the same key', async () => {
    const { shopper } = await placeOrder(shop())
    shop().stripe.failRequests(500)
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(502)
    shop().stripe.failRequests(null)
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(200)
    expect((await listPayments(shop(), shopper)).map(({ status }) => status).sort()).toEqual([
      'expired',
      'unpaid',
    ])
  })

  test.each(['amount_too_small', 'amount_too_large'])(
    'is refused for %s, and its order is none',
    async (code) => {
      const { shopper } = await placeOrder(shop())
      shop().stripe.failRequests(400, code)
      const response = await postCheckout(shop(), shopper)
      shop().stripe.failRequests(null)
      expect(response.statusCode).toBe(409)
      expect(getMessage(response)).toBe('This total cannot be paid by card.')
      expect(await listPayments(shop(), shopper)).toEqual([])
      expect(await listOrderStatuses(shop(), shopper)).toEqual([])
    },
  )

  test('gets a new session when the former one is finished and unpaid', async () => {
    const { shopper, sessionId } = await startPayment(shop())
    Object.assign(shop().stripe.sessions.get(sessionId) ?? {}, { status: 'complete' })
    const next = getCreatedSession(await postCheckout(shop(), shopper)).sessionId
    expect(next).not.toBe(sessionId)
    expect(shop().stripe.sessions.get(next)?.status).toBe('open')
  })

  test('asks for a session that Stripe can still accept some minutes later', async () => {
    const { shopper, sessionId } = await startPayment(shop())
    const [payment] = await listPayments(shop(), shopper)
    const minutes = (Date.parse(payment?.expiresAt ?? '') - shop().deps.clock().getTime()) / 60_000
    expect(minutes).toBeGreaterThan(34)
    expect(minutes).toBeLessThan(36)
    expect(shop().stripe.sessions.get(sessionId)?.client_reference_id).toBe(payment?.id)
  })

  test('shows the payment as it is known while Stripe fails or is slow', async () => {
    const { shopper, sessionId } = await startPayment(shop())
    shop().stripe.completePayment(sessionId)
    const unpaid = { payment_status: 'unpaid', orderSummary: { total: summary.total } }
    shop().stripe.failRequests(503)
    expect(await getPaymentSession(shop(), shopper, sessionId)).toMatchObject(unpaid)
    shop().stripe.failRequests(null)
    const release = shop().stripe.holdResponses()
    expect(await getPaymentSession(shop(), shopper, sessionId)).toMatchObject(unpaid)
    release()
    expect(await getPaymentSession(shop(), shopper, sessionId)).toMatchObject({
      payment_status: 'paid',
    })
  })

  test('leads back to the shop when Stripe is slow to cancel', async () => {
    const { shopper } = await startPayment(shop())
    const [payment] = await listPayments(shop(), shopper)
    const release = shop().stripe.holdResponses()
    const response = await shop().app.inject({ url: `/pay/cancelled/${payment?.id}` })
    release()
    expect(response.headers.location).toBe('http://site.test/payment/callback')
  })

  test('is paid by an event that overtakes our own note of the session', async () => {
    const { shopper, sessionId } = await startPayment(shop())
    const { db } = shop().deps
    const payment = db.updateTable('payments').where('sessionId', '=', sessionId)
    await payment.set({ sessionId: null, checkoutUrl: null }).execute()
    shop().stripe.completePayment(sessionId)
    expect(await shop().sendEvent('evt_early', sessionId)).toBe(200)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
    expect(await listPayments(shop(), shopper)).toMatchObject([{ sessionId, status: 'paid' }])
  })
})
