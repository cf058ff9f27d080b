import { describeOnDatabases } from '../testing/databases.ts'
import { createFormClient, type FormClient } from '../testing/form-client.ts'
import {
  getPaymentSession,
  getPaymentStatus,
  listOrderStatuses,
  listPayments,
} from '../testing/payment-queries.ts'
import {
  ACCEPTED_CARD,
  createOrderRequest,
  openPaymentSession,
  postCard,
  postOrder,
  summary,
} from '../testing/requests.ts'
import { PASSWORD, type Shopper, withShop } from '../testing/test-shop.ts'

const getSessionId = (location: unknown) => /\/pay\/([\w-]+)$/.exec(String(location))?.[1] ?? ''

describeOnDatabases('an open order', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let shopper: Shopper
  let browser: FormClient
  let path: string

  async function login(user: Shopper): Promise<FormClient> {
    const client = createFormClient(shop().app)
    await client.open('/portal/login')
    await client.submit('/portal/login', { email: user.user.email, password: PASSWORD })
    return client
  }

  beforeEach(async () => {
    shopper = await shop().createShopper()
    const request = createOrderRequest(shopper)
    await postOrder(shop(), shopper, request)
    path = `/portal/orders/${request.trackingOrderId}`
    browser = await login(shopper)
    await browser.open(path)
  })

  /** Submits a form of the order's page. @returns the page that it leads to */
  async function act(action: 'pay' | 'cancel') {
    const response = await browser.submit(`${path}/${action}`, {})
    expect(response.statusCode).toBe(303)
    return browser.open(response.headers.location ?? '')
  }

  async function pay(): Promise<string> {
    const response = await browser.submit(`${path}/pay`, {})
    return getSessionId(response.headers.location)
  }

  test('is paid on the card page, which leads back to the order', async () => {
    const paid = await postCard(shop(), await pay(), ACCEPTED_CARD)
    expect(paid.headers.location).toBe(`http://backend.test${path}`)
    const { body } = await browser.open(path)
    expect(body).toContain('class="badge paid"')
    expect(body).toContain('Paid on')
    expect(body).toContain('data-print')
    expect(body).not.toContain(`${path}/pay`)
  })

  test('has one payment session, however often it is asked for', async () => {
    const sessions = await Promise.all([pay(), pay()])
    sessions.push(await pay())
    expect(new Set(sessions).size).toBe(1)
    expect(await listPayments(shop(), shopper)).toHaveLength(1)
  })

  test('replaces the session of the shop’s checkout', async () => {
    const former = await openPaymentSession(shop(), shopper)
    const session = await pay()
    expect(session).not.toBe(former)
    expect(await getPaymentStatus(shop(), shopper, former)).toBe('cancelled')
    await postCard(shop(), former, ACCEPTED_CARD)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
    await postCard(shop(), session, ACCEPTED_CARD)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
    const shown = await getPaymentSession(shop(), shopper, former)
    expect(shown).toMatchObject({ payment_status: 'paid', orderSummary: { total: summary.total } })
    expect(shown.products).toHaveLength(2)
  })

  test('is not paid twice', async () => {
    await postCard(shop(), await pay(), ACCEPTED_CARD)
    expect((await act('pay')).body).toContain('This order has been paid.')
    expect(await listPayments(shop(), shopper)).toHaveLength(1)
  })

  test('can be paid again after the card page was left by its Cancel button', async () => {
    await postCard(shop(), await pay(), { action: 'cancel' })
    expect((await browser.open(path)).body).toContain('The last payment was cancelled.')
    await postCard(shop(), await pay(), ACCEPTED_CARD)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
  })

  test('is cancelled with its session, and stays so', async () => {
    const session = await pay()
    await browser.open(path)
    expect((await act('cancel')).body).toContain('The order has been cancelled.')
    await postCard(shop(), session, ACCEPTED_CARD)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['cancelled'])
    expect((await act('cancel')).body).toContain('The order has been cancelled.')
    expect((await act('pay')).body).toContain('cannot be paid any more')
    expect((await browser.open(path)).body).toContain('Cancelled on')
  })

  test('stays paid when it was paid while it is cancelled, even unknown to us', async () => {
    const session = await pay()
    await browser.open('/portal')
    const { db } = shop().deps
    await db.updateTable('testSessions').set({ status: 'paid' }).where('id', '=', session).execute()
    expect((await act('cancel')).body).toContain('This order has been paid.')
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
  })

  test('is paid when the provider reports a payment after it was cancelled', async () => {
    const session = await pay()
    await browser.open(path)
    await act('cancel')
    const { db } = shop().deps
    await db.updateTable('testSessions').set({ status: 'paid' }).where('id', '=', session).execute()
    await db
      .updateTable('payments')
      .set({ status: 'unpaid' })
      .where('sessionId', '=', session)
      .execute()
    expect(await getPaymentStatus(shop(), shopper, session)).toBe('paid')
    expect((await browser.open(path)).body).toContain('class="badge paid"')
  })

  test('shows a payment whose webhook was lost', async () => {
    const session = await pay()
    const { db } = shop().deps
    await db.updateTable('testSessions').set({ status: 'paid' }).where('id', '=', session).execute()
    expect((await browser.open(path)).body).toContain('class="badge paid"')
  })

  test('tells of a second payment that is being returned', async () => {
    const former = await openPaymentSession(shop(), shopper)
    await postCard(shop(), await pay(), ACCEPTED_CARD)
    const { db } = shop().deps
    const setRefund = (refund: 'due' | 'done') =>
      db.updateTable('payments').set({ refund }).where('sessionId', '=', former).execute()
    expect((await browser.open(path)).body).not.toContain('paid twice')
    await setRefund('due')
    expect((await browser.open(path)).body).toContain('the second payment is being returned')
    await setRefund('done')
    expect((await browser.open(path)).body).toContain('the second payment has been returned')
  })

  test('says that it is larger than one payment can be', async () => {
    const { db } = shop().deps
    const total = 10_000_000
    await db.updateTable('orders').set({ total }).where('userId', '=', shopper.user.id).execute()
    expect((await act('pay')).body).toContain('larger than one card payment can be')
    expect(await listPayments(shop(), shopper)).toEqual([])
  })

  test('is another member’s only for that member', async () => {
    const stranger = await login(await shop().createShopper())
    const page = await stranger.open(path)
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('There is no such order')
    await stranger.open('/portal')
    for (const action of ['pay', 'cancel']) {
      expect((await stranger.submit(`${path}/${action}`, {})).statusCode).toBe(404)
    }
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
  })

  test('needs a log-in and a valid form', async () => {
    const visitor = createFormClient(shop().app)
    const opened = await visitor.open(path)
    expect(opened.headers.location).toBe(`/portal/login?returnTo=${encodeURIComponent(path)}`)
    const forged = await browser.post(`${path}/cancel`, { csrf: 'forged' })
    const page = await browser.open(forged.headers.location ?? '')
    expect(page.body).toContain('open for too long')
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
  })
})

describeOnDatabases('an old open order', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  async function openOldOrder(minutes: number) {
    const shopper = await shop().createShopper()
    const request = createOrderRequest(shopper)
    await postOrder(shop(), shopper, request)
    shop().advanceClock(minutes)
    const browser = createFormClient(shop().app)
    await browser.open('/portal/login')
    await browser.submit('/portal/login', { email: shopper.user.email, password: PASSWORD })
    const path = `/portal/orders/${request.trackingOrderId}`
    const { body } = await browser.open(path)
    return { browser, path, body }
  }

  test('is paid at its prices while the shop still has them', async () => {
    const { browser, path } = await openOldOrder(600)
    const { headers } = await browser.submit(`${path}/pay`, {})
    const sessionId = getSessionId(headers.location)
    await postCard(shop(), sessionId, ACCEPTED_CARD)
    expect((await browser.open(path)).body).toContain('class="badge paid"')
  })

  test('is not paid at prices that have changed', async () => {
    const { browser, path } = await openOldOrder(600)
    const { db } = shop().deps
    const price = (value: number) =>
      db.updateTable('products').set({ price: value }).where('id', '=', 'steel-card').execute()
    await price(2200)
    const { headers } = await browser.submit(`${path}/pay`, {})
    expect((await browser.open(headers.location ?? '')).body).toContain('Prices have changed')
    await price(2100)
  })

  test('expires after a week', async () => {
    const { browser, path, body } = await openOldOrder(7 * 24 * 60)
    expect(body).toContain('class="badge expired"')
    expect(body).not.toContain(`${path}/pay`)
    await browser.open('/portal')
    const { headers } = await browser.submit(`${path}/pay`, {})
    expect((await browser.open(headers.location ?? '')).body).toContain('cannot be paid any more')
  })
})
