import {
  type OfficeOrderDetails,
  officeOrderDetailsSchema,
} from '@shop/contracts/wire/office-orders.ts'

import { getOrder } from '../../testing/account-requests.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { enterOffice, listLog, withOfficePerson } from '../../testing/office.ts'
import { findOrder } from '../../testing/order-queries.ts'
import { get, post, startPayment, summary } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { withStripeShop } from '../../testing/stripe-shop.ts'
import type { Shopper } from '../../testing/test-shop.ts'

let refunds = 0
const nextId = () => `refund-of-the-form-${(refunds += 1)}`

describeOnDatabases('refunds', ({ openDatabase }) => {
  const shop = withStripeShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff', ['refunds'])
  beforeEach(async () => {
    await shop().deps.db.updateTable('payments').set({ checkAt: null }).execute()
    await shop().deps.db.deleteFrom('mails').execute()
  })

  async function buy() {
    const { shopper: buyer, sessionId } = await startPayment(shop())
    shop().stripe.completePayment(sessionId)
    await shop().sendEvent(`evt_${sessionId}`, sessionId)
    await shop().deps.db.deleteFrom('mails').execute()
    const { id, number } = await findOrder(shop(), buyer)
    return { buyer, sessionId, id, number }
  }
  const giveBack = (
    orderId: string,
    amount: number,
    id = nextId(),
    who: Shopper | null = staff(),
  ) => post(shop(), `/office/orders/${orderId}/refunds`, who, { id, amount })
  const read = async (id: string): Promise<OfficeOrderDetails> =>
    officeOrderDetailsSchema.parse((await get(shop(), `/office/orders/${id}`, staff())).json())
  /** Baisa that Stripe has given back of a session. */
  const listMade = (sessionId: string) =>
    shop()
      .stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${sessionId}`)
      .map(({ amount }) => amount)

  test('of the order of a member who was deleted are told to nobody', async () => {
    const { buyer, sessionId, id } = await buy()
    const owner = await enterOffice(shop())
    const { id: userId, email } = buyer.user
    const deleted = await post(shop(), `/office/members/${userId}/deletion`, owner, { email })
    expect(deleted.json()).toEqual({ keptOrders: 1 })
    expect((await giveBack(id, 10, nextId(), owner)).statusCode).toBe(200)
    expect(listMade(sessionId)).toEqual([10_000])
    expect(await deliverMails(shop())).toEqual([])
  })

  test('give back a part and then the rest, of which buyer, account and log are told', async () => {
    const { buyer, sessionId, id, number } = await buy()
    expect((await giveBack(id, 10)).json()).toMatchObject({
      ...{ state: 'paid', refunded: 10, refundable: Number((summary.total - 10).toFixed(2)) },
      refunds: [{ amount: 10, status: 'done', who: staff().user.email }],
    })
    expect((await getOrder(shop(), buyer, number)).refunded).toBe(10)
    const rest = (await read(id)).refundable
    expect((await giveBack(id, rest)).json()).toMatchObject({
      ...{ state: 'refunded', refunded: summary.total, refundable: 0, nextFulfilments: [] },
    })
    expect(listMade(sessionId)).toEqual([10_000, Math.round(rest * 1000)])
    const mails = await deliverMails(shop())
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['orderRefund', buyer.user.email],
      ['orderRefund', buyer.user.email],
    ])
    expect(mails.some(({ text }) => text.includes('10.00'))).toBe(true)
    const log = await listLog(shop(), id)
    expect(log.map(({ kind, userId }) => [kind, userId])).toEqual([
      ['refund', staff().user.id],
      ['refund', staff().user.id],
    ])
    const more = await giveBack(id, 0.01)
    expect(more.statusCode).toBe(422)
    expect(getMessage(more)).toBe('The whole payment has been given back.')
    const found = await get(shop(), `/office/orders?status=refunded&q=${number}`, staff())
    expect(found.json()).toMatchObject({ results: [{ _id: id }] })
  })

  test('are one for one id, however often and at once it is asked for', async () => {
    const other = await buy()
    const { sessionId, id } = await buy()
    const key = nextId()
    const responses = await Promise.all([1, 2, 3].map(() => giveBack(id, 5, key)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await giveBack(id, 5, key)).statusCode).toBe(200)
    expect(getMessage(await giveBack(id, 6, key))).toContain('another amount')
    expect((await giveBack(other.id, 5, key)).statusCode).toBe(422)
    expect(listMade(sessionId)).toEqual([5000])
    expect(listMade(other.sessionId)).toEqual([])
    expect((await deliverMails(shop())).map(({ kind }) => kind)).toEqual(['orderRefund'])
  })

  test('are never more than what was paid, whoever asks at once', async () => {
    const { sessionId, id } = await buy()
    const responses = await Promise.all([1, 2, 3, 4].map(() => giveBack(id, 15)))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 200, 422, 422])
    expect(listMade(sessionId)).toEqual([15_000, 15_000])
    const refused = responses.find(({ statusCode }) => statusCode === 422)
    expect(getMessage(refused as never)).toMatch(/^At most OMR\s13\.03 of this payment/)
  })

  describe('when one station fails', () => {
    async function expectOneRefund(order: { id: string; sessionId: string }) {
      expect(listMade(order.sessionId)).toEqual([5000])
      const { refunds: stored, refunded } = await read(order.id)
      expect([refunded, stored.map(({ status }) => status)]).toEqual([5, ['done']])
      expect((await deliverMails(shop())).map(({ kind }) => kind)).toEqual(['orderRefund'])
    }
    /** A minute passes, and whatever is due is asked for. */
    async function goOn() {
      shop().advanceClock(2)
      await shop().reconcile()
    }

    test('before the provider is asked: the stored refund is made later', async () => {
      const order = await buy()
      shop().stripe.failRequests(500)
      expect((await giveBack(order.id, 5)).json()).toMatchObject({
        ...{ refunded: 0, refunds: [{ status: 'due' }] },
      })
      shop().stripe.failRequests(null)
      expect(await deliverMails(shop())).toEqual([])
      await goOn()
      await goOn()
      await expectOneRefund(order)
    })

    test('while the provider makes it: its late response is stored, and nothing is made twice', async () => {
      const order = await buy()
      const release = shop().stripe.holdResponses()
      expect((await giveBack(order.id, 5)).json()).toMatchObject({ refunds: [{ status: 'due' }] })
      release()
      await goOn()
      await goOn()
      await expectOneRefund(order)
    })

    /** Gives back, as if the process had been killed before it stored the provider's response. */
    async function giveBackAndForget(orderId: string): Promise<void> {
      await giveBack(orderId, 5)
      const { db, clock } = shop().deps
      const refund = db.updateTable('refunds').where('orderId', '=', orderId)
      await refund.set({ status: 'due', endedAt: null }).execute()
      await db.updateTable('orders').set({ refunded: 0 }).where('id', '=', orderId).execute()
      await db.deleteFrom('mails').execute()
      const payments = db.updateTable('payments').where('orderId', '=', orderId)
      await payments.set({ checkAt: clock().toISOString() }).execute()
    }

    test('after the provider made it: what the database has lost is found, without a second one', async () => {
      const order = await buy()
      await giveBackAndForget(order.id)
      await Promise.all([shop().reconcile(), shop().reconcile()])
      await goOn()
      await expectOneRefund(order)
    })

    test('after the provider made it: its event is enough, and ends the refund once', async () => {
      const order = await buy()
      await giveBackAndForget(order.id)
      const [made] = shop().stripe.refunds.slice(-1)
      for (const id of ['evt_r1', 'evt_r1', 'evt_r2']) {
        expect(await shop().sendRefundEvent(id + order.id, 'refund.created', made ?? {})).toBe(200)
      }
      await goOn()
      await expectOneRefund(order)
    })

    test('because the provider refuses: it has failed, and the amount can be given back again', async () => {
      const order = await buy()
      shop().stripe.refundInDashboard(order.sessionId, 40_000)
      expect((await giveBack(order.id, 5)).json()).toMatchObject({
        ...{ refunded: 0, refundable: summary.total, refunds: [{ status: 'failed' }] },
      })
      await goOn()
      expect(listMade(order.sessionId)).toEqual([40_000])
      expect(await deliverMails(shop())).toEqual([])
    })
  })

  describe('made in Stripe’s dashboard', () => {
    test('are recorded once, whatever its events are', async () => {
      const { id, sessionId, buyer } = await buy()
      const made = shop().stripe.refundInDashboard(sessionId, 7000)
      const charge = { id: 'ch_1', object: 'charge', payment_intent: made.payment_intent }
      for (const [event, type, object] of [
        ['1', 'charge.refunded', charge],
        ['2', 'refund.created', made],
        ['2', 'refund.created', made],
        ['3', 'refund.updated', made],
      ] as const) {
        expect(await shop().sendRefundEvent(`evt_${event}${id}`, type, object)).toBe(200)
      }
      expect(await read(id)).toMatchObject({
        ...{ refunded: 7, refunds: [{ _id: made.id, amount: 7, status: 'done', who: null }] },
      })
      const mails = await deliverMails(shop())
      expect(mails.map(({ recipient }) => recipient)).toEqual([buyer.user.email])
    })

    test('that fail later are money of the shop again', async () => {
      const { id, sessionId } = await buy()
      const made = shop().stripe.refundInDashboard(sessionId, 7000)
      await shop().sendRefundEvent(`evt_1${id}`, 'refund.created', made)
      made.status = 'failed'
      await shop().sendRefundEvent(`evt_2${id}`, 'refund.failed', made)
      expect(await read(id)).toMatchObject({ refunded: 0, refunds: [{ status: 'failed' }] })
    })

    test('are told again while Stripe cannot be asked, and of others’ payments never', async () => {
      const { id, sessionId } = await buy()
      const made = shop().stripe.refundInDashboard(sessionId, 7000)
      shop().stripe.failRequests(500)
      expect(await shop().sendRefundEvent(`evt_${id}`, 'refund.created', made)).toBe(502)
      shop().stripe.failRequests(null)
      expect(await shop().sendRefundEvent(`evt_${id}`, 'refund.created', made)).toBe(200)
      expect((await read(id)).refunded).toBe(7)
      const foreign = { ...made, payment_intent: 'pi_of_somebody' }
      expect(await shop().sendRefundEvent('evt_foreign', 'refund.created', foreign)).toBe(200)
    })
  })

  test('of a payment that is disputed are warned of, until the shop has won', async () => {
    const { id, sessionId } = await buy()
    const dispute = { payment_intent: `pi_${sessionId}`, status: 'needs_response' }
    const tell = (event: string, status: string) =>
      shop().sendRefundEvent(event + id, `charge.dispute.${event}`, { ...dispute, status })
    const findDispute = async () => (await read(id)).payments.map((payment) => payment.dispute)
    expect(await findDispute()).toEqual([null])
    expect(await tell('created', 'needs_response')).toBe(200)
    expect(await findDispute()).toEqual(['open'])
    expect(await tell('closed', 'lost')).toBe(200)
    // It overtakes the one before it.
    expect(await tell('updated', 'under_review')).toBe(200)
    expect(await findDispute()).toEqual(['lost'])
    await tell('closed', 'won')
    expect(await findDispute()).toEqual(['won'])
    const foreign = { ...dispute, payment_intent: 'pi_of_somebody' }
    expect(await shop().sendRefundEvent('evt_d', 'charge.dispute.created', foreign)).toBe(200)
  })

  test('are refused of an order that is not paid, and for anybody but the office', async () => {
    const { id, buyer, sessionId } = await buy()
    for (const who of [null, buyer]) {
      expect((await giveBack(id, 1, nextId(), who)).statusCode).toBe(404)
    }
    expect((await giveBack('none', 1)).statusCode).toBe(404)
    expect((await giveBack('__proto__', 1)).statusCode).toBe(404)
    const { shopper: other } = await startPayment(shop())
    const { id: open } = await findOrder(shop(), other)
    expect(getMessage(await giveBack(open, 1))).toBe(
      'This order has no payment that can be given back.',
    )
    for (const amount of [0, -1, 0.001, 1e9, Number.NaN, '5', null]) {
      expect((await giveBack(id, amount as number)).statusCode).toBe(400)
    }
    for (const key of ['', 'short', '<b>refund-of-a-form</b>', 'x'.repeat(65)]) {
      expect((await giveBack(id, 1, key)).statusCode).toBe(400)
    }
    expect(listMade(sessionId)).toEqual([])
  })

  test('are refused of a payment of another provider', async () => {
    const { id } = await buy()
    const payments = shop().deps.db.updateTable('payments').where('orderId', '=', id)
    await payments.set({ driver: 'test' }).execute()
    expect(getMessage(await giveBack(id, 1))).toContain('another payment provider')
  })
})
