import { createTokens } from '../../platform/auth/tokens.ts'
import { getOrder, payOrderAgain, postCancellation } from '../../testing/account-requests.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import {
  getPaymentSession,
  getPaymentStatus,
  listOrderStatuses,
  listPayments,
} from '../../testing/order-queries.ts'
import {
  ACCEPTED_CARD,
  openPaymentSession,
  placeOrder,
  postCard,
  summary,
} from '../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../testing/responses.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'

describeOnDatabases('an open order', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let shopper: Shopper
  let number: number

  beforeEach(async () => {
    ;({ shopper, number } = await placeOrder(shop()))
  })

  const tryToPay = () => payOrderAgain(shop(), shopper, number)
  const pay = async () => getCreatedSession(await tryToPay()).sessionId
  const cancel = () => postCancellation(shop(), shopper, number)
  const read = () => getOrder(shop(), shopper, number)

  /** What the test provider knows, and does not tell us. */
  const payUnnoticed = (session: string) =>
    shop()
      .deps.db.updateTable('testSessions')
      .set({ status: 'paid' })
      .where('id', '=', session)
      .execute()

  test('is paid on the card page, which leads to the payment’s result', async () => {
    const paid = await postCard(shop(), await pay(), ACCEPTED_CARD)
    expect(paid.headers.location).toBe('http://site.test/payment/callback')
    const order = await read()
    expect(order).toMatchObject({ status: 'paid', paidAt: expect.any(String) })
    expect(order).not.toHaveProperty('payableUntil')
  })

  test.each([
    ['less', { total: 19 }, 'This order is less than a card payment can be.'],
    ['more', { subtotal: 10_000_000 }, 'This order is larger than one card payment can be.'],
    ['more', { total: 10_000_000 }, 'This order is larger than one card payment can be.'],
  ])('is not paid when it is %s than a payment can be, and holds nothing', async (_, to, text) => {
    const { id } = shopper.user
    await shop().deps.db.updateTable('orders').set(to).where('userId', '=', id).execute()
    const refused = await tryToPay()
    expect(refused.statusCode).toBe(409)
    expect(getMessage(refused)).toContain(text)
    expect(await listPayments(shop(), shopper)).toEqual([])
  })

  test('has one payment session, however often it is asked for', async () => {
    const sessions = await Promise.all([pay(), pay()])
    sessions.push(await pay())
    expect(new Set(sessions).size).toBe(1)
    expect(await listPayments(shop(), shopper)).toHaveLength(1)
  })

  test('goes on in the session of the shop’s checkout, with which it is paid for', async () => {
    const session = await openPaymentSession(shop(), shopper)
    expect(await pay()).toBe(session)
    await postCard(shop(), session, ACCEPTED_CARD)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
    const shown = await getPaymentSession(shop(), shopper, session)
    expect(shown).toMatchObject({ payment_status: 'paid', orderSummary: { total: summary.total } })
    expect(shown.products).toHaveLength(2)
  })

  test('replaces a session that returns to another page', async () => {
    const former = await openPaymentSession(shop(), shopper)
    const { db } = shop().deps
    const returnUrl = `http://backend.test/portal/orders/${number}`
    await db.updateTable('payments').set({ returnUrl }).where('sessionId', '=', former).execute()
    const session = await pay()
    expect(session).not.toBe(former)
    expect(await getPaymentStatus(shop(), shopper, former)).toBe('cancelled')
    await postCard(shop(), former, ACCEPTED_CARD)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
    await postCard(shop(), session, ACCEPTED_CARD)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
    expect(await getPaymentStatus(shop(), shopper, former)).toBe('paid')
  })

  test('is not paid twice', async () => {
    await postCard(shop(), await pay(), ACCEPTED_CARD)
    const response = await tryToPay()
    expect(response.statusCode).toBe(409)
    expect(getMessage(response)).toBe('This order has been paid.')
    expect(await listPayments(shop(), shopper)).toHaveLength(1)
  })

  test('can be paid again after the card page was left by its Cancel button', async () => {
    await postCard(shop(), await pay(), { action: 'cancel' })
    expect(await read()).toMatchObject({ status: 'awaitingPayment', lastPayment: 'cancelled' })
    await postCard(shop(), await pay(), ACCEPTED_CARD)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
  })

  test('is cancelled with its session, and stays so, however often it is asked for', async () => {
    const session = await pay()
    const responses = await Promise.all([cancel(), cancel()])
    responses.push(await cancel())
    for (const response of responses) {
      expect(response.json()).toMatchObject({ data: { status: 'cancelled' } })
    }
    await postCard(shop(), session, ACCEPTED_CARD)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['cancelled'])
    expect(getMessage(await tryToPay())).toContain('cannot be paid any more')
    expect(await read()).toMatchObject({ cancelledAt: expect.any(String) })
  })

  test('stays paid when it was paid while it is cancelled, even unknown to us', async () => {
    await payUnnoticed(await pay())
    expect((await cancel()).json()).toMatchObject({ data: { status: 'paid' } })
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
  })

  test('is paid when the provider reports a payment after it was cancelled', async () => {
    const session = await pay()
    await cancel()
    await payUnnoticed(session)
    const { db } = shop().deps
    await db
      .updateTable('payments')
      .set({ status: 'unpaid' })
      .where('sessionId', '=', session)
      .execute()
    expect(await getPaymentStatus(shop(), shopper, session)).toBe('paid')
    expect(await read()).toMatchObject({ status: 'paid' })
  })

  test('shows a payment whose webhook was lost', async () => {
    await payUnnoticed(await pay())
    expect(await read()).toMatchObject({ status: 'paid' })
  })

  test('tells of a second payment that is being returned', async () => {
    const session = await pay()
    await postCard(shop(), session, ACCEPTED_CARD)
    expect(await read()).not.toHaveProperty('refund')
    const { db } = shop().deps
    for (const refund of ['due', 'done'] as const) {
      await db.updateTable('payments').set({ refund }).where('sessionId', '=', session).execute()
      expect(await read()).toMatchObject({ refund })
    }
  })
})

describeOnDatabases('an old open order', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  async function openOldOrder(minutes: number) {
    const { shopper, number } = await placeOrder(shop())
    shop().advanceClock(minutes)
    // Orders outlive sessions.
    const token = await createTokens(shop().deps).issue(shopper.user)
    shopper.headers.authorization = `Bearer ${token}`
    return {
      pay: () => payOrderAgain(shop(), shopper, number),
      read: () => getOrder(shop(), shopper, number),
    }
  }

  test('is paid at its prices while the shop still has them', async () => {
    const { pay, read } = await openOldOrder(600)
    await postCard(shop(), getCreatedSession(await pay()).sessionId, ACCEPTED_CARD)
    expect(await read()).toMatchObject({ status: 'paid' })
  })

  test('is not paid at prices that have changed', async () => {
    const { pay } = await openOldOrder(600)
    const { db } = shop().deps
    const price = (value: number) =>
      db.updateTable('products').set({ price: value }).where('id', '=', 'steel-card').execute()
    await price(2200)
    const response = await pay()
    expect(response.statusCode).toBe(409)
    expect(getMessage(response)).toContain('Prices have changed')
    await price(2100)
  })

  test('expires after a week', async () => {
    const { pay, read } = await openOldOrder(7 * 24 * 60)
    const order = await read()
    expect(order).toMatchObject({ status: 'expired' })
    expect(order).not.toHaveProperty('payableUntil')
    expect(getMessage(await pay())).toContain('cannot be paid any more')
  })
})
