import { API_BASE } from '../app.ts'
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
import { type OpenDatabase, type Shopper, type TestShop, withShop } from '../testing/test-shop.ts'

async function statusOf(shop: TestShop, shopper: Shopper, sessionId: string): Promise<string> {
  return (await get(shop, `/payment/checkout/${sessionId}`, shopper)).json().data.payment_status
}

async function paymentsOf(shop: TestShop, shopper: Shopper) {
  const { id } = shopper.user
  return shop.deps.db.selectFrom('payments').selectAll().where('userId', '=', id).execute()
}

async function orderStatus(shop: TestShop, shopper: Shopper) {
  const { id } = shopper.user
  const orders = await shop.deps.db
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', id)
    .execute()
  return orders.map((order) => order.status)
}

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
      for (const text of ['Card number', 'Expiry', 'CVC', 'Pay', 'Cancel', '43.03 OMR']) {
        expect(english).toContain(text)
      }
      const arabic = (await shop().app.inject({ url: `${url}?lang=ar` })).body
      expect(arabic).toContain('dir="rtl"')
      expect(arabic).toContain('رقم البطاقة')
      expect((await shop().app.inject({ url: '/pay/cs_test_unknown' })).statusCode).toBe(404)
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
