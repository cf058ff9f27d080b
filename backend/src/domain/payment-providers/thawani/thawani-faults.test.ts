import { describeOnDatabases } from '../../../testing/databases.ts'
import { listOrderStatuses, listPayments } from '../../../testing/order-queries.ts'
import { placeOrder, postCheckout, startPayment } from '../../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../../testing/responses.ts'
import { withThawaniShop } from '../../../testing/thawani-shop.ts'

describeOnDatabases('a checkout by Thawani', ({ openDatabase }) => {
  const shop = withThawaniShop(openDatabase)
  beforeEach(() => {
    shop().thawani.sessions.clear()
    shop().thawani.calls.length = 0
  })

  /** Statuses of the sessions at Thawani. */
  const listSessions = () =>
    [...shop().thawani.sessions.values()].map(({ payment_status }) => payment_status).sort()

  test('leaves one session that can be paid, however many requests are made at once', async () => {
    const { shopper } = await placeOrder(shop())
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => postCheckout(shop(), shopper)),
    )
    const addresses = responses.map((response) => getCreatedSession(response).checkout.checkoutUrl)
    expect(new Set(addresses).size).toBe(1)
    const open = [...shop().thawani.sessions.values()].filter(
      ({ payment_status }) => payment_status === 'unpaid',
    )
    expect(open).toHaveLength(1)
    expect(addresses[0]).toContain(open[0]?.session_id)
    expect(await listPayments(shop(), shopper)).toMatchObject([
      { sessionId: open[0]?.session_id, status: 'unpaid' },
    ])
  })

  test.each(['garbage', 'dropped'] as const)(
    'finds the session whose response was %s, instead of a second one',
    async (fault) => {
      const { shopper } = await placeOrder(shop())
      shop().thawani.spoilResponses(fault, '/checkout/session')
      const { sessionId } = getCreatedSession(await postCheckout(shop(), shopper))
      expect([...shop().thawani.sessions.keys()]).toEqual([sessionId])
    },
  )

  test.each([
    { status: 500, code: 5000 },
    { status: 503, code: 5000 },
    { status: 429, code: 4029 },
    'dropped',
  ] as const)('fails and can be repeated with the same payment after %j', async (fault) => {
    const { shopper } = await placeOrder(shop())
    shop().thawani.spoilResponses(fault)
    const response = await postCheckout(shop(), shopper)
    expect(response.statusCode).toBe(502)
    expect(getMessage(response)).toContain('cannot be reached. Please try again.')
    shop().thawani.spoilResponses(null)
    const { sessionId } = getCreatedSession(await postCheckout(shop(), shopper))
    expect(await listPayments(shop(), shopper)).toMatchObject([{ sessionId, status: 'unpaid' }])
  })

  test('gives the payment up that Thawani refuses, and makes another', async () => {
    const { shopper } = await placeOrder(shop())
    shop().thawani.spoilResponses({ status: 400, code: 4000 })
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(502)
    shop().thawani.spoilResponses(null)
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(200)
    const payments = await listPayments(shop(), shopper)
    expect(payments.map(({ status }) => status).sort()).toEqual(['expired', 'unpaid'])
  })

  test('gets a response while Thawani is slow; the order is kept, and the next attempt gets that session', async () => {
    const { shopper } = await placeOrder(shop())
    const release = shop().thawani.holdResponses()
    const slow = await postCheckout(shop(), shopper)
    expect(slow.statusCode).toBe(504)
    expect(getMessage(slow)).toContain('Your order is kept. Please try again')
    release()
    const { sessionId } = getCreatedSession(await postCheckout(shop(), shopper))
    expect(await listPayments(shop(), shopper)).toMatchObject([{ sessionId, status: 'unpaid' }])
    expect(listSessions().filter((status) => status === 'unpaid')).toHaveLength(1)
  })

  test('cancels a session that would take another amount', async () => {
    const { shopper } = await placeOrder(shop())
    shop().thawani.setSurcharge(10)
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(502)
    expect(listSessions()).toEqual(['cancelled'])
    shop().thawani.setSurcharge(0)
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(200)
  })

  test('is found by the reconciler when its webhook was lost', async () => {
    const { shopper, sessionId } = await startPayment(shop())
    shop().thawani.completePayment(sessionId)
    shop().advanceClock(1)
    await shop().reconcile()
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
  })

  test('is asked about no more once its session is over, or unknown after its time', async () => {
    const { shopper } = await startPayment(shop())
    shop().advanceClock(37)
    await shop().reconcile()
    expect(await listPayments(shop(), shopper)).toMatchObject([
      { status: 'expired', checkAt: null },
    ])
    await startPayment(shop())
    shop().thawani.sessions.clear()
    shop().advanceClock(37)
    await shop().reconcile()
    const { db } = shop().deps
    const open = db.selectFrom('payments').select('id').where('checkAt', 'is not', null)
    expect(await open.execute()).toEqual([])
  })
})
