import { DEFAULT_TAX_PERCENT, percentOf } from '@shop/contracts/rules/pricing.ts'

import { describeOnDatabases } from '../../testing/databases.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { getPaymentSession, listOrderStatuses, listPayments } from '../../testing/order-queries.ts'
import {
  openPaymentSession,
  placeOrder,
  postCheckout,
  startPayment,
} from '../../testing/requests.ts'
import { getCreatedSession } from '../../testing/responses.ts'
import { withStripeShop } from '../../testing/stripe-shop.ts'
import type { Shopper } from '../../testing/test-shop.ts'
import type { PaymentProvider } from './payment.provider.ts'
import { claimPayment } from './payment.queue.ts'
import { withCallDeadlines } from './provider-deadlines.ts'
import { reconcilePayments } from './reconciler.ts'

describeOnDatabases('the reconciler', ({ openDatabase }) => {
  const shop = withStripeShop(openDatabase)
  beforeEach(async () => {
    await shop().deps.db.updateTable('payments').set({ checkAt: null }).execute()
    await shop().deps.db.deleteFrom('mails').execute()
  })

  test('finds a payment whose webhook was lost within two minutes', async () => {
    const { shopper, sessionId } = await startPayment(shop())
    await shop().reconcile()
    expect(shop().stripe.countFetches(sessionId)).toBe(0)
    shop().advanceClock(1)
    await shop().reconcile()
    expect(shop().stripe.countFetches(sessionId)).toBe(1)
    shop().stripe.completePayment(sessionId)
    await shop().reconcile()
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
    shop().advanceClock(1)
    await shop().reconcile()
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
    const mails = await deliverMails(shop())
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['orderConfirmation', 'orderPaid'])
    shop().advanceClock(60)
    await shop().reconcile()
    expect(shop().stripe.countFetches(sessionId)).toBe(2)
  })

  test('asks once for each payment, however many backends there are', async () => {
    const sessions: string[] = []
    for (let index = 0; index < 8; index += 1) {
      sessions.push((await startPayment(shop())).sessionId)
    }
    shop().advanceClock(1)
    await Promise.all([shop().reconcile(), shop().reconcile(), shop().reconcile()])
    expect(sessions.map(shop().stripe.countFetches)).toEqual(Array(8).fill(1))
  })

  test('takes over from a backend that died while it asked', async () => {
    const { db, clock } = shop().deps
    const { shopper, sessionId } = await startPayment(shop())
    shop().stripe.completePayment(sessionId)
    shop().advanceClock(1)
    expect(await claimPayment(db, 'stripe', clock())).toMatchObject({ sessionId })
    await shop().reconcile()
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
    shop().advanceClock(1)
    await shop().reconcile()
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
  })

  test('asks again after Stripe failed, and less often the longer the session should have ended', async () => {
    const { shopper, sessionId } = await startPayment(shop())
    shop().stripe.failRequests(500)
    shop().advanceClock(1)
    await shop().reconcile()
    expect(shop().logged).toEqual([expect.stringMatching(/^The payment \S+ could not be checked/)])
    shop().stripe.failRequests(null)
    shop().advanceClock(1)
    await shop().reconcile()
    shop().advanceClock(33 + 60)
    await shop().reconcile()
    const fetches = shop().stripe.countFetches(sessionId)
    shop().advanceClock(29)
    await shop().reconcile()
    expect(shop().stripe.countFetches(sessionId)).toBe(fetches)
    shop().stripe.completePayment(sessionId)
    shop().advanceClock(2)
    await shop().reconcile()
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
  })

  test('expires a session that Stripe has expired or, after its time, does not know', async () => {
    const { shopper, sessionId: first } = await startPayment(shop())
    Object.assign(shop().stripe.sessions.get(first) ?? {}, { status: 'expired' })
    shop().advanceClock(1)
    await shop().reconcile()
    const second = getCreatedSession(await postCheckout(shop(), shopper)).sessionId
    shop().stripe.sessions.delete(second)
    shop().advanceClock(1)
    await shop().reconcile()
    const listStatuses = async () =>
      (await listPayments(shop(), shopper)).map(({ status }) => status).sort()
    expect(await listStatuses()).toEqual(['expired', 'unpaid'])
    shop().advanceClock(36)
    await shop().reconcile()
    expect(await listStatuses()).toEqual(['expired', 'expired'])
    const open = (await listPayments(shop(), shopper)).filter(({ checkAt }) => checkAt !== null)
    expect(open).toEqual([])
  })

  test('gives up a payment whose session was never created, so that the order can be paid', async () => {
    const { shopper, sessionId } = await startPayment(shop())
    const { db, clock } = shop().deps
    const payment = db.updateTable('payments').where('sessionId', '=', sessionId)
    await payment
      .set({ sessionId: null, checkoutUrl: null, checkAt: clock().toISOString() })
      .execute()
    await shop().reconcile()
    expect(await listPayments(shop(), shopper)).toMatchObject([{ status: 'expired' }])
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(200)
  })

  /** Two sessions of one order: the first is lost sight of, as if it had been declared dead too early. */
  async function openTwoSessions() {
    const { shopper, sessionId: first } = await startPayment(shop())
    const { db } = shop().deps
    const payment = db.updateTable('payments').where('sessionId', '=', first)
    await payment.set({ status: 'expired', checkAt: null }).execute()
    const second = getCreatedSession(await postCheckout(shop(), shopper)).sessionId
    expect(second).not.toBe(first)
    return { shopper, first, second }
  }

  test('gives back the second payment of an order once, and tells the shopper', async () => {
    const { shopper, first, second } = await openTwoSessions()
    for (const session of [first, second]) shop().stripe.completePayment(session)
    await shop().sendEvent(`evt_${first}`, first)
    await shop().sendEvent(`evt_${second}`, second)
    await Promise.all([shop().reconcile(), shop().reconcile()])
    shop().advanceClock(60)
    await shop().reconcile()
    expect(
      shop().stripe.refunds.filter((refund) => refund.payment_intent === `pi_${second}`),
    ).toMatchObject([{ payment_intent: `pi_${second}`, key: `${second}-refund` }])
    const payments = await listPayments(shop(), shopper)
    expect(payments.find(({ sessionId }) => sessionId === first)?.refund).toBeNull()
    expect(payments.find(({ sessionId }) => sessionId === second)).toMatchObject({
      status: 'paid',
      refund: 'done',
      checkAt: null,
    })
    const mails = await deliverMails(shop())
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'orderConfirmation',
      'orderPaid',
      'paymentRefund',
    ])
    const notice = mails.find(({ kind }) => kind === 'paymentRefund')
    const total = (4098 + percentOf(4098, DEFAULT_TAX_PERCENT)) / 100
    expect(notice?.text).toContain('was paid twice. ')
    expect(notice?.text).toContain(total.toFixed(2))
  })

  test('goes on giving back until Stripe has done it', async () => {
    const { shopper, first, second } = await openTwoSessions()
    for (const session of [first, second]) {
      shop().stripe.completePayment(session)
      await shop().sendEvent(`evt_${session}`, session)
    }
    const getRefund = async () =>
      (await listPayments(shop(), shopper)).find(({ sessionId }) => sessionId === second)?.refund
    shop().stripe.failRequests(500)
    await shop().reconcile()
    expect(await getRefund()).toBe('due')
    shop().stripe.failRequests(null)
    shop().advanceClock(2)
    await shop().reconcile()
    expect(await getRefund()).toBe('done')
  })

  test('honours an older session that is paid, and closes the newer one', async () => {
    const { shopper, first, second } = await openTwoSessions()
    shop().stripe.completePayment(first)
    await shop().sendEvent(`evt_${first}`, first)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
    await shop().reconcile()
    expect(shop().stripe.completePayment(second)).toBe(false)
    expect(
      shop().stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${first}`),
    ).toEqual([])
    expect((await getPaymentSession(shop(), shopper, second)).payment_status).toBe('paid')
  })

  test('goes on with the other payments while the provider never answers about some', async () => {
    const shoppers: Shopper[] = []
    const sessions: string[] = []
    for (let index = 0; index < 6; index += 1) {
      const shopper = await shop().createShopper()
      shoppers.push(shopper)
      sessions.push(await openPaymentSession(shop(), shopper))
    }
    sessions.forEach((session) => shop().stripe.completePayment(session))
    const { provider } = shop().services
    const never = <Result>() => new Promise<Result>(() => {})
    // As many as are asked about at once, so that nobody is left to ask about the others.
    const silent = withCallDeadlines(
      { ...provider, fetchStatus: never, cancelSession: never, refundSession: never },
      50,
    )
    const fetchStatus: PaymentProvider['fetchStatus'] = (id) =>
      (sessions.indexOf(id) < 4 ? silent : provider).fetchStatus(id)
    shop().advanceClock(1)
    const services = { ...shop().services, provider: { ...silent, fetchStatus } }
    await reconcilePayments(services, new AbortController().signal)
    const statuses = await Promise.all(shoppers.map((each) => listOrderStatuses(shop(), each)))
    expect(statuses.flat()).toEqual(['open', 'open', 'open', 'open', 'paid', 'paid'])
    shop().advanceClock(2)
    await shop().reconcile()
    const later = await Promise.all(shoppers.map((each) => listOrderStatuses(shop(), each)))
    expect(later.flat()).toEqual(Array(6).fill('paid'))
  })

  test('leaves the payments of another provider alone', async () => {
    const { shopper } = await placeOrder(shop())
    await postCheckout(shop(), shopper)
    const { db } = shop().deps
    const { id: userId } = shopper.user
    await db.updateTable('payments').set({ driver: 'test' }).where('userId', '=', userId).execute()
    shop().advanceClock(60)
    await shop().reconcile()
    expect(await listPayments(shop(), shopper)).toMatchObject([{ status: 'unpaid' }])
  })
})
