import { signWebhook } from '../../domain/payments/webhook-signature.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { getPaymentStatus, listOrderStatuses } from '../../testing/order-queries.ts'
import {
  ACCEPTED_CARD,
  openPaymentSession,
  placeOrder,
  postCard,
  postCheckout,
  startPayment,
  summary,
  toPrice,
} from '../../testing/requests.ts'
import { getCreatedSession } from '../../testing/responses.ts'
import { openShop, type TestShop, withShop } from '../../testing/test-shop.ts'

/** Submits the form; @returns the card page that it redirects to */
async function postCardAgain(shop: TestShop, sessionId: string, fields: Record<string, string>) {
  const { statusCode, headers, cookies } = await postCard(shop, sessionId, fields)
  expect(statusCode).toBe(303)
  expect(JSON.stringify(cookies)).not.toContain(fields.number)
  const sent = Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
  return shop.app.inject({ url: headers.location ?? '', cookies: sent })
}

describe('card routes', () => {
  describe('the card page', () => {
    const shop = withShop(openSqliteFile)

    test('pays once with an accepted card and redirects to the site', async () => {
      const { shopper, sessionId } = await startPayment(shop())
      const responses = await Promise.all([
        postCard(shop(), sessionId, ACCEPTED_CARD),
        postCard(shop(), sessionId, ACCEPTED_CARD),
      ])
      for (const response of responses) {
        expect(response.statusCode).toBe(303)
        expect(response.headers.location).toBe('http://site.test/payment/callback')
      }
      const events = await shop().deps.db.selectFrom('paymentEvents').selectAll().execute()
      expect(events).toHaveLength(1)
      expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
      expect(await getPaymentStatus(shop(), shopper, sessionId)).toBe('paid')
    })

    test('redirects to the site that the shopper came from', async () => {
      const { shopper } = await placeOrder(shop())
      const response = await postCheckout(shop(), shopper, undefined, { origin: 'http://qa.test' })
      const paid = await postCard(shop(), getCreatedSession(response).sessionId, ACCEPTED_CARD)
      expect(paid.headers.location).toBe('http://qa.test/payment/callback')
    })

    test('never redirects to a foreign site', async () => {
      const { shopper } = await placeOrder(shop())
      const response = await postCheckout(shop(), shopper, undefined, {
        origin: 'http://evil.test',
      })
      const paid = await postCard(shop(), getCreatedSession(response).sessionId, ACCEPTED_CARD)
      expect(paid.headers.location).toBe('http://site.test/payment/callback')
    })

    test('accepts another card after a declined one', async () => {
      const { shopper, sessionId } = await startPayment(shop())
      const number = '4000 0000 0000 0002'
      const declined = await postCardAgain(shop(), sessionId, { ...ACCEPTED_CARD, number })
      expect(declined.body).toContain('Your card was declined.')
      expect(declined.body).not.toContain(`value="${number}"`)
      expect(await getPaymentStatus(shop(), shopper, sessionId)).toBe('unpaid')
      await postCard(shop(), sessionId, ACCEPTED_CARD)
      expect(await getPaymentStatus(shop(), shopper, sessionId)).toBe('paid')
    })

    test('marks the invalid fields', async () => {
      const { sessionId } = await startPayment(shop())
      const invalidCard = {
        action: 'pay',
        number: '4242 4242 4242 4241',
        expiry: '01/20',
        cvc: '1',
      }
      const response = await postCardAgain(shop(), sessionId, invalidCard)
      expect(response.body.match(/aria-invalid="true"/g)).toHaveLength(3)
      expect(response.body).toContain('id="expiry-error"')
      expect(response.body).toContain('role="alert">Please check the marked fields.</p>')
    })

    test('ends the session on cancel, and another one can be created', async () => {
      const { shopper, sessionId } = await startPayment(shop())
      const response = await postCard(shop(), sessionId, { action: 'cancel' })
      expect(response.statusCode).toBe(303)
      expect(await getPaymentStatus(shop(), shopper, sessionId)).toBe('cancelled')
      await postCard(shop(), sessionId, ACCEPTED_CARD)
      expect(await getPaymentStatus(shop(), shopper, sessionId)).toBe('cancelled')
      const again = await openPaymentSession(shop(), shopper)
      expect(again).not.toBe(sessionId)
      await postCard(shop(), again, ACCEPTED_CARD)
      expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
    })

    test('rejects a payment after the session has ended', async () => {
      const { shopper, sessionId } = await startPayment(shop())
      const number = '4000 0000 0000 0069'
      await postCard(shop(), sessionId, { ...ACCEPTED_CARD, number })
      await postCard(shop(), sessionId, ACCEPTED_CARD)
      expect(await getPaymentStatus(shop(), shopper, sessionId)).toBe('expired')
    })

    test('expires the session after half an hour', async () => {
      const { shopper, sessionId } = await startPayment(shop())
      shop().advanceClock(31)
      const response = await shop().app.inject({ url: `/pay/${sessionId}` })
      expect(response.statusCode).toBe(303)
      expect(await getPaymentStatus(shop(), shopper, sessionId)).toBe('expired')
      expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
    })

    test('renders the order in both languages and 404 for an unknown link', async () => {
      const shopper = await shop().createShopper()
      const url = `/pay/${await openPaymentSession(shop(), shopper)}`
      expect((await shop().app.inject({ url })).body).toContain(toPrice(summary.total))
      const arabic = (await shop().app.inject({ url: `${url}?lang=ar` })).body
      expect(arabic).toContain('dir="rtl"')
      expect(arabic).toContain('رقم البطاقة')
      for (const id of ['cs_test_unknown', 'x'.repeat(5_000)]) {
        const unknown = await shop().app.inject({ url: `/pay/${id}` })
        expect(unknown.statusCode).toBe(404)
        expect(unknown.body).toContain('This payment link is not valid.')
        expect(unknown.body).not.toContain('<form')
      }
    })
  })

  test('POST /webhooks/test rejects an event without a valid signature', async () => {
    const shop = await openShop(openSqliteFile)
    const { shopper, sessionId } = await startPayment(shop)
    const object = { id: sessionId, status: 'complete', payment_status: 'paid' }
    const type = 'checkout.session.completed'
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    for (const signature of ['', signWebhook(payload, 'guessed')]) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const url = '/webhooks/test'
      const response = await shop.app.inject({ method: 'POST', url, headers, payload })
      expect(response.statusCode).toBe(400)
    }
    expect(await getPaymentStatus(shop, shopper, sessionId)).toBe('unpaid')
    await shop.close()
  })

  test('rejects further attempts after 30 in five minutes', async () => {
    const shop = await openShop(openSqliteFile, { rateLimits: true })
    const { sessionId } = await startPayment(shop)
    const bad = { ...ACCEPTED_CARD, number: '4000 0000 0000 0002' }
    for (let count = 0; count < 30; count += 1) await postCard(shop, sessionId, bad)
    const stopped = await postCardAgain(shop, sessionId, ACCEPTED_CARD)
    expect(stopped.body).toContain('Too many attempts')
    await shop.close()
  })
})
