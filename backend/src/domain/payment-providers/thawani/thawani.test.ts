import { toHundredths } from '@shop/contracts/rules/money.ts'
import { calculateTotals, DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import fc from 'fast-check'

import type { PaymentRequest } from '../../../platform/db/schema.ts'
import { openSqliteFile } from '../../../testing/databases.ts'
import {
  getPaymentStatus,
  listOrderStatuses,
  listPayments,
} from '../../../testing/order-queries.ts'
import {
  claimCoupon,
  createCheckoutRequest,
  createOrderRequest,
  halfPriceSummary,
  openPaymentSession,
  postCheckout,
  postOrder,
  summary,
} from '../../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../../testing/responses.ts'
import type { Shopper } from '../../../testing/test-shop.ts'
import { withThawaniShop } from '../../../testing/thawani-shop.ts'
import { toThawaniProducts } from './thawani-products.ts'
import { signThawaniWebhook } from './thawani-webhook.ts'

describe('Thawani provider', () => {
  const shop = withThawaniShop(openSqliteFile)
  let shopper: Shopper
  beforeEach(async () => {
    shop().thawani.calls.length = 0
    shopper = await shop().createShopper()
  })

  const getStatus = (sessionId: string) => getPaymentStatus(shop(), shopper, sessionId)

  /** A session of the shopper's that was paid. */
  async function openPaidSession() {
    const sessionId = await openPaymentSession(shop(), shopper)
    shop().thawani.completePayment(sessionId)
    return sessionId
  }

  const createEvent = (sessionId: string, change: object = {}, type = 'checkout.completed') => ({
    event_type: type,
    data: { ...shop().thawani.sessions.get(sessionId), ...change },
  })

  test('creates a session with amounts in baisa, and leads to its hosted page', async () => {
    await postOrder(shop(), shopper, createOrderRequest(shopper))
    const { sessionId, checkout } = getCreatedSession(await postCheckout(shop(), shopper))
    const { thawani } = shop()
    expect(checkout.checkoutUrl).toBe(`${thawani.url}/pay/${sessionId}?key=public-key`)
    const [call] = thawani.calls
    const [payment] = await listPayments(shop(), shopper)
    expect(call).toMatchObject({ method: 'POST', path: '/checkout/session' })
    expect(call?.body).toMatchObject({
      client_reference_id: payment?.id,
      mode: 'payment',
      products: [
        { unit_amount: 21_000, quantity: 1 },
        { unit_amount: 9990, quantity: 2 },
        { name: 'Tax (5%)', unit_amount: toHundredths(summary.tax) * 10, quantity: 1 },
      ],
      success_url: 'http://site.test/payment/callback',
      cancel_url: `http://backend.test/pay/cancelled/${payment?.id}`,
      expire_in_minutes: 35,
      metadata: {
        'Customer name': `Salma ${shopper.user.lastName}`,
        'Email address': shopper.user.email,
      },
    })
    expect(thawani.sessions.get(sessionId)?.total_amount).toBe(toHundredths(summary.total) * 10)
  })

  test('lets forms lead to its page', async () => {
    const { headers } = await shop().app.inject({ url: '/portal/login' })
    expect(headers['content-security-policy']).toContain(
      `form-action 'self' http://site.test http://qa.test ${shop().thawani.url}`,
    )
  })

  test('takes an order with a discount as one line', async () => {
    await claimCoupon(shop(), shopper, 'SALE50OFF')
    const change = { TotalOrderPrice: halfPriceSummary.total }
    await postOrder(shop(), shopper, createOrderRequest(shopper, change))
    await postCheckout(shop(), shopper, createCheckoutRequest(halfPriceSummary.total))
    expect(shop().thawani.calls[0]?.body?.['products']).toEqual([
      {
        name: 'Order of 3 goods',
        unit_amount: toHundredths(halfPriceSummary.total) * 10,
        quantity: 1,
      },
    ])
  })

  test('fetches the status, and finds that an order was paid', async () => {
    const sessionId = await openPaymentSession(shop(), shopper)
    expect(await getStatus(sessionId)).toBe('unpaid')
    shop().thawani.completePayment(sessionId)
    expect(await getStatus(sessionId)).toBe('paid')
    expect(getMessage(await postCheckout(shop(), shopper))).toContain('already been paid')
  })

  test('takes a session whose time is over for expired', async () => {
    const sessionId = await openPaymentSession(shop(), shopper)
    shop().advanceClock(36)
    expect(await getStatus(sessionId)).toBe('expired')
  })

  test('cancels the session when the shopper leaves its page', async () => {
    const sessionId = await openPaymentSession(shop(), shopper)
    const [payment] = await listPayments(shop(), shopper)
    const response = await shop().app.inject({ url: `/pay/cancelled/${payment?.id}` })
    expect(response.headers.location).toBe('http://site.test/payment/callback')
    expect(shop().thawani.sessions.get(sessionId)?.payment_status).toBe('cancelled')
    expect(await getStatus(sessionId)).toBe('cancelled')
  })

  test('keeps a paid session paid when the shopper leaves its page', async () => {
    const sessionId = await openPaidSession()
    const [payment] = await listPayments(shop(), shopper)
    await shop().app.inject({ url: `/pay/cancelled/${payment?.id}` })
    expect(await getStatus(sessionId)).toBe('paid')
  })

  test('accepts a signed event, repeatedly', async () => {
    const event = createEvent(await openPaidSession())
    expect(await shop().sendEvent(event)).toBe(200)
    expect(await shop().sendEvent(event)).toBe(200)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
    expect(shop().thawani.countCalls('GET', '/payments')).toBe(0)
  })

  test.each([
    ['a session that began', {}, 'checkout.created'],
    ['a session that is not paid', { payment_status: 'unpaid' }, 'checkout.completed'],
    ['a failed attempt', {}, 'payment.failed'],
    ['something else', { session_id: 7 }, 'checkout.completed'],
  ])('changes nothing for an event about %s', async (_what, change, type) => {
    const event = createEvent(await openPaidSession(), change, type)
    expect(await shop().sendEvent(event)).toBe(200)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
  })

  test.each<[string, Record<string, string>]>([
    ['a wrong signature', { 'thawani-signature': 'f'.repeat(64) }],
    ['a short signature', { 'thawani-signature': '' }],
    ['a signature of another time', { 'thawani-timestamp': '1600000000' }],
    ['a time that is no number', { 'thawani-timestamp': 'now' }],
  ])('rejects an event with %s', async (_what, headers) => {
    const event = createEvent(await openPaidSession())
    expect(await shop().sendEvent(event, headers)).toBe(400)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
  })

  test('rejects an event of an hour ago whose signature is right', async () => {
    const event = createEvent(await openPaidSession())
    const payload = JSON.stringify(event)
    const timestamp = String(Math.floor(shop().deps.clock().getTime() / 1000) - 3600)
    const signature = signThawaniWebhook(payload, timestamp, 'thawani-webhook-secret')
    const headers = { 'thawani-timestamp': timestamp, 'thawani-signature': signature }
    expect(await shop().sendEvent(event, headers)).toBe(400)
  })

  test('is paid by an event that overtakes our own note of the session', async () => {
    const sessionId = await openPaidSession()
    const { db } = shop().deps
    const payment = db.updateTable('payments').where('sessionId', '=', sessionId)
    await payment.set({ sessionId: null, checkoutUrl: null }).execute()
    expect(await shop().sendEvent(createEvent(sessionId))).toBe(200)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
  })

  describe('refundSession', () => {
    const refundsOf = (sessionId: string) =>
      shop().thawani.refunds.filter(({ payment_id }) => payment_id === `payment_${sessionId}`)

    test('gives back the whole amount once', async () => {
      const sessionId = await openPaidSession()
      const { refundSession } = shop().provider
      // The second of two at once is refused, since nothing is left.
      await Promise.all([refundSession(sessionId), refundSession(sessionId)])
      await refundSession(sessionId)
      expect(refundsOf(sessionId)).toMatchObject([
        { amount: shop().thawani.sessions.get(sessionId)?.total_amount, status: 'successful' },
      ])
    })

    test('gives back parts, each once', async () => {
      const sessionId = await openPaidSession()
      const { refundSession } = shop().provider
      for (const id of ['first', 'second', 'first']) {
        await refundSession(sessionId, { id, amount: 550 })
      }
      expect(refundsOf(sessionId)).toMatchObject([
        { amount: 5500, metadata: { refund_id: 'first' } },
        { amount: 5500, metadata: { refund_id: 'second' } },
      ])
    })

    test.each(['garbage', 'dropped'] as const)(
      'finds the refund whose response was %s',
      async (fault) => {
        const sessionId = await openPaidSession()
        const refund = { id: 'lost', amount: 100 }
        shop().thawani.spoilResponses(fault, '/refunds')
        await expect(shop().provider.refundSession(sessionId, refund)).rejects.not.toMatchObject({
          name: 'SessionRejectedError',
        })
        shop().thawani.spoilResponses(null)
        await shop().provider.refundSession(sessionId, refund)
        expect(refundsOf(sessionId)).toHaveLength(1)
      },
    )

    test('is rejected for more than was paid, by a decline, and for a session that is not paid', async () => {
      const { refundSession } = shop().provider
      const rejected = expect.objectContaining({ name: 'SessionRejectedError' })
      const unpaid = await openPaymentSession(shop(), shopper)
      await expect(refundSession(unpaid)).rejects.toEqual(rejected)
      shop().thawani.completePayment(unpaid)
      await expect(refundSession(unpaid, { id: 'a', amount: 999_999 })).rejects.toEqual(rejected)
      shop().thawani.declineRefunds(true)
      await expect(refundSession(unpaid, { id: 'b', amount: 100 })).rejects.toEqual(rejected)
      shop().thawani.declineRefunds(false)
      await expect(refundSession('unknown')).rejects.toEqual(rejected)
    })
  })
})

describe('toThawaniProducts', () => {
  const line = fc.record({
    id: fc.string(),
    title: fc.record({ en: fc.string({ unit: 'grapheme', maxLength: 80 }) }),
    price: fc.integer({ min: 2, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 300 }),
  })

  test('sums up to the total in baisa, within the limits of Thawani', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 200 }),
        fc.boolean(),
        (lines, hasDiscount) => {
          const prices = lines.map(({ price, quantity }) => ({ price: price / 100, quantity }))
          const totals = calculateTotals(prices, DEFAULT_TAX_PERCENT, hasDiscount ? 1 : 0)
          fc.pre(totals.total >= 10)
          const request: PaymentRequest = { lines, totals, buyerEmail: 'a@site.test' }
          const products = toThawaniProducts(request)
          const total = products.reduce((sum, each) => sum + each.unit_amount * each.quantity, 0)
          expect(total).toBe(totals.total * 10)
          expect(products.length).toBeLessThanOrEqual(100)
          for (const { name, unit_amount, quantity } of products) {
            expect([...name].length).toBeGreaterThan(0)
            expect([...name].length).toBeLessThanOrEqual(40)
            expect(unit_amount).toBeGreaterThanOrEqual(100)
            expect(quantity).toBeLessThanOrEqual(100)
          }
        },
      ),
    )
  })
})
