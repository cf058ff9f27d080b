import { toHundredths } from '@shop/contracts/rules/money.ts'
import { calculateTotals, DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import fc from 'fast-check'

import type { PaymentRequest } from '../../../platform/db/schema.ts'
import { openSqliteFile } from '../../../testing/databases.ts'
import { type MockStripe, startMockStripe } from '../../../testing/mock-stripe.ts'
import { getPaymentStatus } from '../../../testing/order-queries.ts'
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
import { openShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts'
import { signWebhook } from '../../payments/webhook-signature.ts'
import { toLineItems } from './line-items.ts'

describe('stripe', () => {
  const SECRET = 'whsec_test'

  describe('Stripe provider', () => {
    let stripe: MockStripe
    let shop: TestShop
    let shopper: Shopper
    beforeAll(async () => {
      stripe = await startMockStripe()
      const { api } = stripe
      const config = { secretKey: 'sk_test_1', webhookSecret: SECRET, api }
      shop = await openShop(openSqliteFile, { stripe: config })
    })
    afterAll(async () => {
      await shop.close()
      await stripe.close()
    })
    beforeEach(async () => {
      stripe.calls.length = 0
      shopper = await shop.createShopper()
    })

    function getStatus(sessionId: string): Promise<string> {
      return getPaymentStatus(shop, shopper, sessionId)
    }

    function createEvent(id: string, type: string, object: object): string {
      return JSON.stringify({ id, object: 'event', type, data: { object } })
    }

    function deliverWebhook(payload: string, signature = signWebhook(payload, SECRET)) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return shop.app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload })
    }

    function createCompletedEvent(id: string, sessionId: string): string {
      const object = { id: sessionId, status: 'complete', payment_status: 'paid' }
      return createEvent(id, 'checkout.session.completed', object)
    }

    test('creates a checkout session with amounts in baisa', async () => {
      await postOrder(shop, shopper, createOrderRequest(shopper))
      const { sessionId, checkout } = getCreatedSession(await postCheckout(shop, shopper))
      expect(checkout.checkoutUrl).toBe(`https://checkout.stripe.test/${sessionId}`)
      const [call] = stripe.calls
      const sent = Object.fromEntries(call?.fields ?? [])
      expect(sent).toMatchObject({
        mode: 'payment',
        customer_email: shopper.user.email,
        success_url: 'http://site.test/payment/callback',
        'line_items[0][price_data][currency]': 'omr',
        'line_items[0][price_data][unit_amount]': '21000',
        'line_items[1][price_data][unit_amount]': '9990',
        'line_items[1][quantity]': '2',
        'line_items[2][price_data][unit_amount]': `${toHundredths(summary.tax) * 10}`,
      })
      expect(sent.cancel_url).toBe(`http://backend.test/pay/cancelled/${call?.key}`)
      expect(Number(sent.expires_at) * 1000).toBeGreaterThan(Date.now() + 31 * 60_000)
    })

    test('creates a coupon for the discount', async () => {
      await claimCoupon(shop, shopper, 'SALE50OFF')
      await postOrder(
        shop,
        shopper,
        createOrderRequest(shopper, { TotalOrderPrice: halfPriceSummary.total }),
      )
      await postCheckout(shop, shopper, createCheckoutRequest(halfPriceSummary.total))
      const [coupon, session] = stripe.calls
      expect(coupon?.path).toBe('/v1/coupons')
      expect(coupon?.fields.get('amount_off')).toBe('20490')
      expect(session?.fields.get('discounts[0][coupon]')).toBe('coupon_1')
    })

    test('creates one session for concurrent requests', async () => {
      await postOrder(shop, shopper, createOrderRequest(shopper))
      const before = stripe.sessions.size
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => postCheckout(shop, shopper)),
      )
      expect(new Set(responses.map((response) => getCreatedSession(response).sessionId)).size).toBe(
        1,
      )
      expect(stripe.sessions.size).toBe(before + 1)
    })

    test('fetches the status from Stripe', async () => {
      const sessionId = await openPaymentSession(shop, shopper)
      expect(await getStatus(sessionId)).toBe('unpaid')
      stripe.completePayment(sessionId)
      expect(await getStatus(sessionId)).toBe('paid')
      expect(getMessage(await postCheckout(shop, shopper))).toContain('already been paid')
    })

    test('returns 502 while Stripe fails and recovers afterwards', async () => {
      await postOrder(shop, shopper, createOrderRequest(shopper))
      stripe.failRequests(500)
      const response = await postCheckout(shop, shopper)
      expect(response.statusCode).toBe(502)
      expect(getMessage(response)).toBe('The payment provider cannot be reached. Please try again.')
      stripe.failRequests(null)
      expect((await postCheckout(shop, shopper)).statusCode).toBe(200)
    })

    test('cancels the session when the shopper cancels', async () => {
      const sessionId = await openPaymentSession(shop, shopper)
      const key = stripe.calls.find((call) => call.path === '/v1/checkout/sessions')?.key
      const response = await shop.app.inject({ url: `/pay/cancelled/${key}` })
      expect(response.statusCode).toBe(303)
      expect(response.headers.location).toBe('http://site.test/payment/callback')
      expect(stripe.sessions.get(sessionId)?.status).toBe('expired')
      expect(await getStatus(sessionId)).toBe('cancelled')
      expect((await shop.app.inject({ url: '/pay/cancelled/unknown' })).statusCode).toBe(404)
    })

    test('keeps a paid session paid when the shopper cancels', async () => {
      const sessionId = await openPaymentSession(shop, shopper)
      const key = stripe.calls.find((call) => call.path === '/v1/checkout/sessions')?.key
      stripe.completePayment(sessionId)
      await shop.app.inject({ url: `/pay/cancelled/${key}` })
      expect(await getStatus(sessionId)).toBe('paid')
    })

    test('accepts signed webhooks in any order and repeatedly', async () => {
      const sessionId = await openPaymentSession(shop, shopper)
      const object = { id: sessionId, status: 'expired', payment_status: 'unpaid' }
      for (const payload of [
        createCompletedEvent('evt_1', sessionId),
        createCompletedEvent('evt_1', sessionId),
        createEvent('evt_2', 'checkout.session.expired', object),
      ]) {
        expect((await deliverWebhook(payload)).statusCode).toBe(200)
      }
      expect(await getStatus(sessionId)).toBe('paid')
    })

    test('rejects webhooks with a wrong, missing or old signature', async () => {
      const sessionId = await openPaymentSession(shop, shopper)
      const payload = createCompletedEvent('evt_forged', sessionId)
      const old = signWebhook(payload, SECRET).replace(/t=\d+/, 't=1600000000')
      for (const signature of ['', 'garbage', signWebhook(payload, 'another secret'), old]) {
        const response = await deliverWebhook(payload, signature)
        expect(response.statusCode).toBe(400)
        expect(response.json()).toEqual({ message: 'The signature of this event is not valid.' })
      }
      const changed = await deliverWebhook(
        payload.replace('evt_forged', 'evt_other'),
        signWebhook(payload, SECRET),
      )
      expect(changed.statusCode).toBe(400)
      expect(await getStatus(sessionId)).toBe('unpaid')
    })

    test('ignores other events, and accepts and logs those for sessions that are not ours', async () => {
      const customer = createEvent('evt_3', 'customer.created', { id: 'cus_1' })
      expect((await deliverWebhook(customer)).statusCode).toBe(200)
      const warn = jest.spyOn(shop.deps.log, 'warn')
      expect((await deliverWebhook(createCompletedEvent('evt_4', 'cs_unknown'))).statusCode).toBe(
        200,
      )
      expect(warn.mock.calls).toEqual([
        ['The event evt_4 is about the session cs_unknown, which is not ours'],
      ])
      warn.mockRestore()
    })

    test('does not serve the fake provider’s card page', async () => {
      expect((await shop.app.inject({ url: '/pay/cs_test_1' })).statusCode).toBe(404)
    })
  })
})

describe('line-items', () => {
  const line = fc.record({
    id: fc.string(),
    title: fc.record({ en: fc.string() }),
    price: fc.nat(100_000),
    quantity: fc.integer({ min: 1, max: 100 }),
  })

  function createPaymentRequest(lines: PaymentRequest['lines']): PaymentRequest {
    const totals = calculateTotals(
      lines.map(({ price, quantity }) => ({ price: price / 100, quantity })),
      DEFAULT_TAX_PERCENT,
    )
    return { lines, totals, buyerEmail: 'a@site.test' }
  }

  test('toLineItems sums up to the total in baisa, in at most 100 items with a last digit of 0', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 200 }), (lines) => {
        const paymentRequest = createPaymentRequest(lines)
        const items = toLineItems(paymentRequest)
        const amounts = items.map((item) => item.price_data?.unit_amount ?? Number.NaN)
        const sum = items.reduce(
          (total, item, i) => total + (amounts[i] ?? 0) * (item.quantity ?? 0),
          0,
        )
        expect(sum).toBe(paymentRequest.totals.total * 10)
        expect(amounts.every((amount) => amount % 10 === 0)).toBe(true)
        expect(items.length).toBeLessThanOrEqual(100)
      }),
    )
  })
})
