import {
  type OfficeOrderDetails,
  officeOrderDetailsSchema,
} from '@shop/contracts/wire/office-orders.ts'

import { pruneOldRows } from '../../faces/maintenance/prune.ts'
import { toJson } from '../../platform/db/json.ts'
import { getOrder, postCancellation } from '../../testing/account-requests.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { listLog, patch, withOfficePerson } from '../../testing/office.ts'
import { findOrder, listPayments } from '../../testing/order-queries.ts'
import { get, placeOrder, post, postCheckout, summary } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { withStripeShop } from '../../testing/stripe-shop.ts'
import type { Shopper } from '../../testing/test-shop.ts'
import { queuePaymentReminders } from '../orders/payment-reminder.ts'

const bankDetails = { en: 'Bank Muscat, IBAN OM81', ar: 'بنك مسقط OM81' }

describeOnDatabases('an order that is paid without a card', ({ openDatabase }) => {
  const shop = withStripeShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff', ['refunds'])
  async function offer(...methods: string[]) {
    const value = toJson({ methods, bankDetails })
    await shop()
      .deps.db.insertInto('shopSettings')
      .values({ name: 'payment', value, version: 1 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  }
  const setStock = (stock: number) =>
    shop().deps.db.updateTable('products').set({ stock }).where('id', '=', 'steel-card').execute()
  beforeEach(async () => {
    await offer('cash', 'transfer')
    await setStock(20)
    await shop()
      .deps.db.updateTable('payments')
      .set({ status: 'cancelled', checkAt: null })
      .where('status', '=', 'unpaid')
      .execute()
    await shop().deps.db.deleteFrom('mails').execute()
  })

  const choose = (shopper: Shopper, number: number, method = 'cash') =>
    post(shop(), `/account/orders/${number}/offline`, shopper, { method })
  const read = async (id: string): Promise<OfficeOrderDetails> =>
    officeOrderDetailsSchema.parse((await get(shop(), `/office/orders/${id}`, staff())).json())
  const markPaid = (id: string) => post(shop(), `/office/orders/${id}/paid`, staff(), {})
  async function order(method = 'cash') {
    const { shopper, number } = await placeOrder(shop())
    expect((await choose(shopper, number, method)).json()).toEqual({
      data: { number: String(number) },
    })
    const { id } = await findOrder(shop(), shopper)
    return { shopper, number, id }
  }

  test('stands as to be paid, which buyer and shop are told, once', async () => {
    const { shopper, number, id } = await order()
    await choose(shopper, number)
    expect(await getOrder(shop(), shopper, number)).toMatchObject({
      ...{ status: 'awaitingPayment', paymentMethod: 'cash' },
    })
    expect((await getOrder(shop(), shopper, number)).payableUntil).toBeUndefined()
    expect(await read(id)).toMatchObject({
      ...{ status: 'open', state: 'open', paymentMethod: 'cash', invoice: null },
      nextFulfilments: ['inWork'],
    })
    const mails = await deliverMails(shop())
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['orderPaid', 'orderPlaced'])
    expect(mails.find(({ kind }) => kind === 'orderPlaced')?.text).toMatch(
      /You pay \W*OMR\s43\.03\W* in cash/,
    )
  })

  test('is prepared and sent before it is paid in cash, and has its invoice then', async () => {
    const { id, shopper, number } = await order()
    const step = { fulfilment: 'inWork', carrier: '', trackingNumber: '', version: 1 }
    expect((await patch(shop(), `/office/orders/${id}`, staff(), step)).statusCode).toBe(200)
    expect((await postCancellation(shop(), shopper, number)).statusCode).toBe(409)
    expect(await read(id)).toMatchObject({ status: 'open', state: 'inWork' })
    const found = await get(shop(), `/office/orders?status=inWork&q=${number}`, staff())
    expect(found.json()).toMatchObject({ results: [{ _id: id }] })
    const dispatch = { fulfilment: 'sent', carrier: 'Aramex', trackingNumber: 'OM1', version: 2 }
    expect((await patch(shop(), `/office/orders/${id}`, staff(), dispatch)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'open', state: 'sent', invoice: null })
    await shop().deps.db.deleteFrom('mails').execute()

    expect(
      (await Promise.all([markPaid(id), markPaid(id)])).map((each) => each.statusCode),
    ).toEqual([200, 200])
    const paid = await read(id)
    expect(paid).toMatchObject({ status: 'paid', state: 'sent', payments: [{ status: 'paid' }] })
    expect(paid.invoice?.number).toBe(paid.invoiceNumber)
    expect(paid.events).toContainEqual(
      expect.objectContaining({ kind: 'paid', who: staff().user.email }),
    )
    const mails = await deliverMails(shop())
    expect(mails.map(({ kind }) => kind)).toEqual(['orderConfirmation'])
    expect(mails[0]?.text).toContain('Thank you!')
    const log = await listLog(shop(), id)
    expect(log.filter(({ after }) => after === '{"status":"paid"}')).toHaveLength(1)
  })

  test('waits for a transfer before it is prepared, and says where it goes', async () => {
    const { id } = await order('transfer')
    expect((await read(id)).nextFulfilments).toEqual([])
    const mails = await deliverMails(shop())
    const text = mails.find(({ kind }) => kind === 'orderPlaced')?.text
    expect(text).toMatch(/Please transfer \W*OMR\s43\.03/)
    expect(text).toContain(bankDetails.en)
    await markPaid(id)
    expect((await read(id)).nextFulfilments).toEqual(['inWork'])
  })

  test('keeps its pieces, whoever else wants them and however long it takes', async () => {
    await setStock(1)
    const { id, shopper } = await order()
    const other = await placeOrder(shop())
    expect((await choose(other.shopper, other.number)).statusCode).toBe(404)
    // Forty days pass.
    const at = new Date(shop().deps.clock().getTime() - 40 * 86_400_000).toISOString()
    const { db } = shop().deps
    await db.updateTable('orders').set({ confirmedAt: at }).where('id', '=', id).execute()
    await db.updateTable('payments').set({ createdAt: at }).where('orderId', '=', id).execute()
    await pruneOldRows(shop().deps)
    await shop().reconcile()
    await queuePaymentReminders(shop().services)
    expect(await listPayments(shop(), shopper)).toMatchObject([{ status: 'unpaid' }])
    const held = db.selectFrom('stockReservations').selectAll().where('orderId', '=', id)
    expect(await held.execute()).toMatchObject([{ productId: 'steel-card', quantity: 1 }])
    expect(await deliverMails(shop())).not.toContainEqual(
      expect.objectContaining({ kind: 'paymentReminder' }),
    )
    expect((await markPaid(id)).json()).toMatchObject({ status: 'paid', shortages: [] })
  })

  test('is paid by card after all, or the other way round', async () => {
    const { shopper, number, id } = await order()
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ paymentMethod: null })
    expect((await markPaid(id)).statusCode).toBe(422)
    expect((await choose(shopper, number, 'transfer')).statusCode).toBe(200)
    const payments = await listPayments(shop(), shopper)
    expect(payments.filter(({ status }) => status === 'unpaid')).toMatchObject([
      { driver: 'transfer' },
    ])
    expect([...shop().stripe.sessions.values()].at(-1)?.status).toBe('expired')
  })

  test('is paid by a card page that was closed too late', async () => {
    const { shopper, number } = await placeOrder(shop())
    expect((await postCheckout(shop(), shopper)).statusCode).toBe(200)
    await choose(shopper, number)
    const session = [...shop().stripe.sessions.values()].at(-1)
    const paid = { status: 'complete', payment_status: 'paid', payment_intent: 'pi_late' } as const
    const { id: sessionId } = Object.assign(session ?? { id: '' }, paid)
    await shop().sendEvent(`evt_late_${number}`, sessionId)
    const { id } = await findOrder(shop(), shopper)
    expect(await read(id)).toMatchObject({ status: 'paid', paymentMethod: null, shortages: [] })
    const statuses = (await listPayments(shop(), shopper)).map(({ status }) => status)
    expect(statuses.sort()).toEqual(['cancelled', 'paid'])
  })

  test('is given back by hand, with a credit note and no call to the provider', async () => {
    const { id } = await order()
    await markPaid(id)
    await shop().deps.db.deleteFrom('mails').execute()
    const calls = shop().stripe.calls.length
    const refund = { id: 'refund-of-cash-in-hand', amount: summary.total }
    const given = await post(shop(), `/office/orders/${id}/refunds`, staff(), refund)
    expect(given.json()).toMatchObject({
      ...{ refunded: summary.total, refundable: 0 },
      refunds: [{ status: 'done', creditNote: { total: summary.total } }],
    })
    expect(shop().stripe.calls).toHaveLength(calls)
    const [mail] = await deliverMails(shop())
    expect(mail?.text).not.toContain('card')
  })

  test('is cancelled by its buyer, or closed by the office', async () => {
    const { shopper, number, id } = await order()
    expect((await postCancellation(shop(), shopper, number)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      payments: [{ status: 'cancelled' }],
    })
    const second = await order()
    expect(
      (await post(shop(), `/office/orders/${second.id}/close`, staff(), {})).json(),
    ).toMatchObject({ status: 'cancelled' })
  })

  test('is refused while no owner has switched it on, and for others’ orders', async () => {
    await offer('transfer')
    const { shopper, number } = await placeOrder(shop())
    expect(getMessage(await choose(shopper, number))).toContain('no longer offered')
    expect((await choose(shopper, number, 'gold')).statusCode).toBe(400)
    const stranger = await shop().createShopper()
    expect((await choose(stranger, number, 'transfer')).statusCode).toBe(404)
    const { id } = await findOrder(shop(), shopper)
    expect((await markPaid(id)).statusCode).toBe(422)
    for (const who of [null, shopper]) {
      expect((await post(shop(), `/office/orders/${id}/paid`, who, {})).statusCode).toBe(404)
    }
  })
})
