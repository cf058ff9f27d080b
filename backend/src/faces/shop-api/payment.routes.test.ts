import type { LineEngravings } from '@shop/contracts/rules/engraving-list.ts'

import { API_BASE } from '../../app.ts'
import { translate } from '../../domain/translation/translate.ts'
import { stylesheet } from '../../platform/pages/assets.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import {
  getPaymentSession,
  getPaymentStatus,
  listOrderStatuses,
  listPayments,
} from '../../testing/order-queries.ts'
import {
  ACCEPTED_CARD,
  claimCoupon,
  createCheckoutRequest,
  createOrderRequest,
  get,
  halfPriceSummary,
  openPaymentSession,
  placeOrder,
  post,
  postCard,
  postCheckout,
  postOrder,
  startPayment,
  summary,
} from '../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../testing/responses.ts'
import { seedFixture } from '../../testing/seed-fixture.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'

function getTitle(slug: string) {
  return seedFixture.products.find((product) => product.slug === slug)?.title
}

describeOnDatabases('payment routes', ({ openDatabase }) => {
  describe('POST create-checkout', () => {
    const shop = withShop(openDatabase)

    test('returns the card page of a confirmed order', async () => {
      const { shopper } = await placeOrder(shop())
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
      ['total', { ...summary, total: 1 }],
      ['tax', { ...summary, tax: 0 }],
      ['subtotal', { ...summary, subTotal: 1 }],
    ])('rejects a wrong %s', async (_name, orderSummary) => {
      const { shopper } = await placeOrder(shop())
      const request = { ...createCheckoutRequest(), orderSummary }
      expect((await postCheckout(shop(), shopper, request)).statusCode).toBe(409)
    })

    test('rejects another user’s order', async () => {
      const [owner, other] = [await shop().createShopper(), await shop().createShopper()]
      await postOrder(shop(), owner, createOrderRequest(owner))
      expect((await postCheckout(shop(), other)).statusCode).toBe(409)
    })

    test('creates one session for twenty concurrent requests', async () => {
      const { shopper } = await placeOrder(shop())
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
      const { shopper } = await placeOrder(shop())
      shop().advanceClock(31)
      expect((await postCheckout(shop(), shopper)).statusCode).toBe(409)
    })
  })

  describe('POST checkout/{sessionId}/pay', () => {
    const shop = withShop(openDatabase)
    const pay = (shopper: Shopper | null, sessionId: string) =>
      post(shop(), `/payment/checkout/${sessionId}/pay`, shopper, {})

    test('opens another payment of an order whose last one was cancelled', async () => {
      const { shopper, sessionId: cancelled } = await startPayment(shop())
      await postCard(shop(), cancelled, { action: 'cancel' })
      const { payableUntil, receiptEmail } = await getPaymentSession(shop(), shopper, cancelled)
      expect(new Date(String(payableUntil)).getTime()).toBeGreaterThan(Date.now())
      expect(receiptEmail).toBeUndefined()

      const { sessionId } = getCreatedSession(await pay(shopper, cancelled))
      expect(sessionId).not.toBe(cancelled)
      const { headers } = await postCard(shop(), sessionId, ACCEPTED_CARD)
      expect(headers.location).toBe('http://site.test/payment/callback')
      expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
      const paid = await getPaymentSession(shop(), shopper, cancelled)
      expect(paid).toMatchObject({ payment_status: 'paid', receiptEmail: shopper.user.email })
      expect(paid.payableUntil).toBeUndefined()
    })

    test('returns the session that is still open', async () => {
      const { shopper, sessionId: open } = await startPayment(shop())
      const [first, second] = await Promise.all([pay(shopper, open), pay(shopper, open)])
      expect(getCreatedSession(first).sessionId).toBe(open)
      expect(getCreatedSession(second).sessionId).toBe(open)
    })

    test('rejects an order that is paid or cancelled in the portal’s words', async () => {
      const { shopper, sessionId: session } = await startPayment(shop())
      await postCard(shop(), session, ACCEPTED_CARD)
      const response = await pay(shopper, session)
      expect(response.statusCode).toBe(409)
      expect(getMessage(response)).toBe('This order has been paid.')
      expect(translate(getMessage(response), 'en|ar')).toBe('تم دفع هذا الطلب.')
    })

    test('rejects another member’s session, and a request without a token', async () => {
      const [owner, other] = [await shop().createShopper(), await shop().createShopper()]
      const session = await openPaymentSession(shop(), owner)
      expect((await pay(other, session)).statusCode).toBe(404)
      expect((await pay(null, session)).statusCode).toBe(401)
    })

    test('is not offered for an order that has waited too long', async () => {
      const { shopper, sessionId: session } = await startPayment(shop())
      const confirmedAt = new Date(Date.now() - 8 * 86_400_000).toISOString()
      await shop()
        .deps.db.updateTable('orders')
        .set({ confirmedAt })
        .where('userId', '=', shopper.user.id)
        .execute()
      const { payableUntil } = await getPaymentSession(shop(), shopper, session)
      expect(payableUntil).toBeUndefined()
      expect(getMessage(await pay(shopper, session))).toMatch(/^This order was not paid in time/)
    })
  })

  describe('GET checkout and POST hooks/payment', () => {
    const shop = withShop(openDatabase)

    test('returns the order’s summary to its owner', async () => {
      const { shopper, sessionId } = await startPayment(shop())
      const data = await getPaymentSession(shop(), shopper, sessionId)
      const orderSummary = summary
      expect(data).toMatchObject({ sessionId, payment_status: 'unpaid', orderSummary })
      expect(data.products).toEqual([
        {
          productId: 'steel-card',
          title: getTitle('steel-card'),
          unit_amount: 21,
          quantity: 1,
          image: 'http://backend.test/media/steel-card-1280.webp?widths=640,960,1280',
        },
        {
          productId: 'wood-card',
          title: getTitle('wood-card'),
          unit_amount: 9.99,
          quantity: 2,
          image: 'http://backend.test/media/wood-card-1280.webp?widths=640,960,1280',
        },
      ])
      expect(Date.parse(data.createdAt)).toBeGreaterThan(Date.now() - 60_000)
    })

    /** Opens the payment of an order whose wood cards have texts, which no other order's payment is. */
    async function openNamed(shopper: Shopper, texts: LineEngravings) {
      await openPaymentSession(shop(), shopper)
      const order = createOrderRequest(shopper)
      const orderLists = order.orderLists.map((line) =>
        line.itemId === 'wood-card' ? { ...line, ...texts } : line,
      )
      const checkout = createCheckoutRequest()
      const products = checkout.products.map((product) =>
        product.productId === 'wood-card' ? { ...product, ...texts } : product,
      )
      expect((await postCheckout(shop(), shopper, { ...checkout, products })).statusCode).toBe(409)
      await postOrder(shop(), shopper, { ...order, orderLists })
      const { sessionId } = getCreatedSession(
        await postCheckout(shop(), shopper, { ...checkout, products }),
      )
      return { sessionId, session: await getPaymentSession(shop(), shopper, sessionId) }
    }

    test('returns the name on a product, of the order that has it', async () => {
      const shopper = await shop().createShopper()
      const engraving = { name: 'مريم', line: 'Designer' }
      const { sessionId, session } = await openNamed(shopper, { engraving })
      expect(session.products).toMatchObject([
        { productId: 'steel-card' },
        { productId: 'wood-card', engraving: { ...engraving, surface: { finish: 'engraved' } } },
      ])
      expect(session.products?.[0]).not.toHaveProperty('engraving')
      const { body } = await shop().app.inject(`/pay/${sessionId}`)
      expect(body).toContain('<bdi>مريم</bdi> · <bdi>Designer</bdi>')
      // Whatever the page names, its stylesheet draws.
      const classes = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) =>
        (names ?? '').split(' '),
      )
      expect(classes.filter((name) => !stylesheet.body.includes(`.${name}`))).toEqual([])
    })

    test('returns the text of each piece, and shows them by what is on them', async () => {
      const shopper = await shop().createShopper()
      const engraving = { name: 'مريم', line: 'R&D' }
      // As it was sent, also where the list could be shorter or longer.
      const { sessionId, session } = await openNamed(shopper, { engravings: [engraving] })
      const engravings = [engraving, { name: '', line: '' }]
      expect(session.products?.[1]).toMatchObject({ engraving, engravings })
      const { body } = await shop().app.inject(`/pay/${sessionId}?lang=ar`)
      expect(body).toMatch(
        /نصّك:\s+<bdi>مريم<\/bdi> · <bdi>R&amp;D<\/bdi>&nbsp;\(1\)، <bdi>بلا اسم<\/bdi>&nbsp;\(1\)/,
      )
    })

    test('returns a summary with the discount that adds up', async () => {
      const shopper = await shop().createShopper()
      await claimCoupon(shop(), shopper, 'SALE50OFF')
      await postOrder(
        shop(),
        shopper,
        createOrderRequest(shopper, { TotalOrderPrice: halfPriceSummary.total }),
      )
      const { sessionId } = getCreatedSession(
        await postCheckout(shop(), shopper, createCheckoutRequest(halfPriceSummary.total)),
      )
      const { orderSummary } = await getPaymentSession(shop(), shopper, sessionId)
      expect(orderSummary).toEqual(halfPriceSummary)
    })

    test('returns the first tracking id as the order’s number', async () => {
      const { shopper, request: first } = await placeOrder(shop())
      const sessionId = await openPaymentSession(shop(), shopper)
      const { orderNumber } = await getPaymentSession(shop(), shopper, sessionId)
      expect(orderNumber).toBe(String(first.trackingOrderId))
    })

    test('returns the same 404 for another user’s session and an unknown one', async () => {
      const [owner, other] = [await shop().createShopper(), await shop().createShopper()]
      const sessionId = await openPaymentSession(shop(), owner)
      const foreign = await get(shop(), `/payment/checkout/${sessionId}`, other)
      expect(foreign.statusCode).toBe(404)
      for (const id of ['cs_test_missing', 'x'.repeat(5_000)]) {
        const missing = await get(shop(), `/payment/checkout/${id}`, other)
        expect([missing.statusCode, missing.body]).toEqual([404, foreign.body])
      }
      expect((await get(shop(), `/payment/checkout/${sessionId}`)).statusCode).toBe(401)
    })

    test('ignores the status that a client reports', async () => {
      const { shopper, sessionId } = await startPayment(shop())
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
      const { shopper, sessionId } = await startPayment(shop())
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

  describe('GET payment/newest', () => {
    const shop = withShop(openDatabase)

    test('returns the newest payment of the last hour, to its member only', async () => {
      const [shopper, other] = [await shop().createShopper(), await shop().createShopper()]
      const readNewest = async (member: typeof shopper) =>
        (await get(shop(), '/payment/newest', member)).json<{ data: unknown }>().data
      expect(await readNewest(shopper)).toBeNull()
      const sessionId = await openPaymentSession(shop(), shopper)
      expect(await readNewest(shopper)).toMatchObject({ sessionId, payment_status: 'unpaid' })
      expect(await readNewest(other)).toBeNull()
      expect((await get(shop(), '/payment/newest')).statusCode).toBe(401)
      shop().advanceClock(61)
      expect(await readNewest(shopper)).toBeNull()
    })
  })
})
