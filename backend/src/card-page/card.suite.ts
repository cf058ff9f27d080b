import { signEvent } from '../payments/signed-events.ts'
import { orderStatus, statusOf } from '../testing/payment.reads.ts'
import {
  goodCard,
  openPaymentSession,
  orderRequest,
  postCard,
  postCheckout,
  postOrder,
} from '../testing/requests.ts'
import { type OpenDatabase, openShop, withShop } from '../testing/test-shop.ts'

/** The hosted card page of the test provider, on any database. */
export function cardSuite(openDatabase: OpenDatabase): void {
  describe('the card page', () => {
    const shop = withShop(openDatabase)

    test('a good card pays, once, and leads back to the site', async () => {
      const shopper = await shop().shopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const answers = await Promise.all([
        postCard(shop(), sessionId, goodCard),
        postCard(shop(), sessionId, goodCard),
      ])
      for (const answer of answers) {
        expect(answer.statusCode).toBe(303)
        expect(answer.headers.location).toBe('http://site.test/payment/callback')
      }
      const events = await shop().deps.db.selectFrom('paymentEvents').selectAll().execute()
      expect(events).toHaveLength(1)
      expect(await orderStatus(shop(), shopper)).toEqual(['paid'])
      expect(await statusOf(shop(), shopper, sessionId)).toBe('paid')
    })

    test('leads back to the site the shopper came from', async () => {
      const shopper = await shop().shopper()
      await postOrder(shop(), shopper, orderRequest(shopper))
      const answer = await postCheckout(shop(), shopper, undefined, { origin: 'http://qa.test' })
      const paid = await postCard(shop(), answer.json().data.sessionId, goodCard)
      expect(paid.headers.location).toBe('http://qa.test/payment/callback')
    })

    test('never leads to a site that is not ours', async () => {
      const shopper = await shop().shopper()
      await postOrder(shop(), shopper, orderRequest(shopper))
      const answer = await postCheckout(shop(), shopper, undefined, { origin: 'http://evil.test' })
      const paid = await postCard(shop(), answer.json().data.sessionId, goodCard)
      expect(paid.headers.location).toBe('http://site.test/payment/callback')
    })

    test('a declined card can be followed by a good one', async () => {
      const shopper = await shop().shopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const number = '4000 0000 0000 0002'
      const declined = await postCard(shop(), sessionId, { ...goodCard, number })
      expect(declined.statusCode).toBe(402)
      expect(declined.body).toContain('Your card was declined.')
      expect(declined.body).not.toContain(`value="${number}"`)
      expect(await statusOf(shop(), shopper, sessionId)).toBe('unpaid')
      await postCard(shop(), sessionId, goodCard)
      expect(await statusOf(shop(), shopper, sessionId)).toBe('paid')
    })

    test('says which fields are wrong', async () => {
      const shopper = await shop().shopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const wrong = { action: 'pay', number: '4242 4242 4242 4241', expiry: '01/20', cvc: '1' }
      const answer = await postCard(shop(), sessionId, wrong)
      expect(answer.statusCode).toBe(422)
      expect(answer.body.match(/aria-invalid="true"/g)).toHaveLength(3)
    })

    test('cancelling ends the session, and another one can be opened', async () => {
      const shopper = await shop().shopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const answer = await postCard(shop(), sessionId, { action: 'cancel' })
      expect(answer.statusCode).toBe(303)
      expect(await statusOf(shop(), shopper, sessionId)).toBe('cancelled')
      await postCard(shop(), sessionId, goodCard)
      expect(await statusOf(shop(), shopper, sessionId)).toBe('cancelled')
      const again = await openPaymentSession(shop(), shopper)
      expect(again).not.toBe(sessionId)
      await postCard(shop(), again, goodCard)
      expect(await orderStatus(shop(), shopper)).toEqual(['paid'])
    })

    test('a session that is over cannot be paid', async () => {
      const shopper = await shop().shopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      const number = '4000 0000 0000 0069'
      await postCard(shop(), sessionId, { ...goodCard, number })
      await postCard(shop(), sessionId, goodCard)
      expect(await statusOf(shop(), shopper, sessionId)).toBe('expired')
    })

    test('a session expires after half an hour', async () => {
      const shopper = await shop().shopper()
      const sessionId = await openPaymentSession(shop(), shopper)
      shop().advance(31)
      const answer = await shop().app.inject({ url: `/pay/${sessionId}` })
      expect(answer.statusCode).toBe(303)
      expect(await statusOf(shop(), shopper, sessionId)).toBe('expired')
      expect(await orderStatus(shop(), shopper)).toEqual(['open'])
    })

    test('shows what is bought, in both languages, and nothing for an unknown link', async () => {
      const shopper = await shop().shopper()
      const url = `/pay/${await openPaymentSession(shop(), shopper)}`
      const english = (await shop().app.inject({ url })).body
      for (const text of ['Card number', 'Expiry', 'CVC', 'Pay', 'Cancel', 'OMR\u00a043.03']) {
        expect(english).toContain(text)
      }
      const arabic = (await shop().app.inject({ url: `${url}?lang=ar` })).body
      expect(arabic).toContain('dir="rtl"')
      expect(arabic).toContain('رقم البطاقة')
      expect((await shop().app.inject({ url: '/pay/cs_test_unknown' })).statusCode).toBe(404)
    })
  })

  test('news of a payment that the test provider did not sign are refused', async () => {
    const shop = await openShop(openDatabase)
    const shopper = await shop.shopper()
    const sessionId = await openPaymentSession(shop, shopper)
    const object = { id: sessionId, status: 'complete', payment_status: 'paid' }
    const type = 'checkout.session.completed'
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    for (const signature of ['', signEvent(payload, 'guessed')]) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const url = '/webhooks/test'
      const answer = await shop.app.inject({ method: 'POST', url, headers, payload })
      expect(answer.statusCode).toBe(400)
    }
    expect(await statusOf(shop, shopper, sessionId)).toBe('unpaid')
    await shop.close()
  })

  test('trying one card after the other is stopped', async () => {
    const shop = await openShop(openDatabase, { rateLimits: true })
    const sessionId = await openPaymentSession(shop, await shop.shopper())
    const bad = { ...goodCard, number: '4000 0000 0000 0002' }
    for (let count = 0; count < 30; count += 1) await postCard(shop, sessionId, bad)
    const stopped = await postCard(shop, sessionId, goodCard)
    expect(stopped.statusCode).toBe(429)
    expect(stopped.body).toContain('Too many attempts')
    await shop.close()
  })
}
