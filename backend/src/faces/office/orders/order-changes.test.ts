import {
  type OfficeOrderDetails,
  officeOrderDetailsSchema,
} from '@shop/contracts/wire/office-orders.ts'

import { toJson } from '../../../platform/db/json.ts'
import { getOrder } from '../../../testing/account-requests.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { deliverMails } from '../../../testing/mailbox.ts'
import { enterOffice, listLog, patch, withOfficePerson } from '../../../testing/office.ts'
import { findOrder } from '../../../testing/order-queries.ts'
import { get, post, startPayment, summary } from '../../../testing/requests.ts'
import { getMessage } from '../../../testing/responses.ts'
import { withStripeShop } from '../../../testing/stripe-shop.ts'
import type { Shopper } from '../../../testing/test-shop.ts'

let ids = 0
const nextId = () => `id-chosen-by-the-form-${(ids += 1)}`

describeOnDatabases('an order that staff change', ({ openDatabase }) => {
  const shop = withStripeShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff', ['refunds'])
  const setStock = (stock: number) =>
    shop().deps.db.updateTable('products').set({ stock }).where('id', '=', 'wood-card').execute()
  const findStock = async () => {
    const products = shop().deps.db.selectFrom('products').select('stock')
    return (await products.where('id', '=', 'wood-card').executeTakeFirstOrThrow()).stock
  }
  beforeEach(async () => {
    await setStock(10)
    await shop().deps.db.updateTable('payments').set({ checkAt: null }).execute()
    await shop().deps.db.deleteFrom('mails').execute()
  })

  /** A paid order of one steel card and two wood cards. */
  async function buy() {
    const { shopper: buyer, sessionId } = await startPayment(shop())
    shop().stripe.completePayment(sessionId)
    await shop().sendEvent(`evt_${sessionId}`, sessionId)
    await shop().deps.db.deleteFrom('mails').execute()
    const { id, number } = await findOrder(shop(), buyer)
    return { buyer, sessionId, id, number }
  }
  const read = async (id: string): Promise<OfficeOrderDetails> =>
    officeOrderDetailsSchema.parse((await get(shop(), `/office/orders/${id}`, staff())).json())
  const cancel = (id: string, change: object = {}, who: Shopper | null = staff()) =>
    post(shop(), `/office/orders/${id}/cancel`, who, {
      ...{ version: 1, restock: true, refundId: nextId() },
      ...change,
    })
  const refund = (id: string, request: object) =>
    post(shop(), `/office/orders/${id}/refunds`, staff(), { id: nextId(), amount: 5, ...request })
  const note = (id: string, text: string, key = nextId()) =>
    post(shop(), `/office/orders/${id}/notes`, staff(), { id: key, text })
  const correct = (id: string, change: object, version = 1) =>
    patch(shop(), `/office/orders/${id}/contact`, staff(), {
      ...{ version, buyerPhone: '+96891111111', buyerAddress: 'Way 2, Sohar' },
      ...change,
    })
  const listMade = (sessionId: string) =>
    shop().stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${sessionId}`)

  describe('by cancelling it', () => {
    test('is in stock again, given back, and told to its buyer and the log, once', async () => {
      const { buyer, id, number, sessionId } = await buy()
      expect(await findStock()).toBe(8)
      const refundId = nextId()
      const responses = await Promise.all([1, 2].map(() => cancel(id, { refundId })))
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(await read(id)).toMatchObject({
        ...{ status: 'paid', state: 'cancelled', canCancel: false, nextFulfilments: [] },
        ...{ refunded: summary.total, refundable: 0 },
      })
      expect(await findStock()).toBe(10)
      expect(listMade(sessionId)).toHaveLength(1)
      expect(await getOrder(shop(), buyer, number)).toMatchObject({
        ...{ status: 'cancelled', refunded: summary.total },
      })
      const mails = await deliverMails(shop())
      expect(mails.map(({ kind }) => kind).sort()).toEqual(['orderProgress', 'orderRefund'])
      const progress = mails.find(({ kind }) => kind === 'orderProgress')
      expect(progress?.subject).toBe(`Your order ${number} was cancelled`)
      expect(progress?.text).toMatch(/We are giving back \W*OMR\s43\.03/)
      const log = await listLog(shop(), id)
      expect(log.map(({ kind }) => kind).sort()).toEqual(['order', 'refund'])
      const found = await get(shop(), `/office/orders?status=cancelled&q=${number}`, staff())
      expect(found.json()).toMatchObject({ results: [{ _id: id }] })
      const paid = await get(shop(), `/office/orders?status=refunded&q=${number}`, staff())
      expect(paid.json()).toMatchObject({ results: [] })
    })

    test('keeps stock and payment where that is asked for', async () => {
      const { id, sessionId } = await buy()
      expect((await cancel(id, { restock: false, refundId: null })).statusCode).toBe(200)
      expect(await read(id)).toMatchObject({ state: 'cancelled', refundable: summary.total })
      expect(await findStock()).toBe(8)
      expect(listMade(sessionId)).toEqual([])
      const [mail] = await deliverMails(shop())
      expect(mail?.text).not.toMatch(/not paid|giving back/)
    })

    test('stays as it is when its payment cannot be given back, or another version is stored', async () => {
      const { id } = await buy()
      const payments = shop().deps.db.updateTable('payments').where('orderId', '=', id)
      await payments.set({ driver: 'test' }).execute()
      expect((await cancel(id)).statusCode).toBe(422)
      expect((await cancel(id, { version: 2, refundId: null })).statusCode).toBe(409)
      expect(await read(id)).toMatchObject({ state: 'paid', version: 1 })
      expect(await findStock()).toBe(8)
    })

    test('is given back by the reconciler when the provider does not answer', async () => {
      const { id, sessionId } = await buy()
      shop().stripe.failRequests(500)
      expect((await cancel(id)).json()).toMatchObject({ state: 'cancelled', refunded: 0 })
      shop().stripe.failRequests(null)
      shop().advanceClock(2)
      await shop().reconcile()
      expect(listMade(sessionId)).toHaveLength(1)
      expect((await read(id)).refunded).toBe(summary.total)
    })

    test('is refused once it has left the shop, and for whoever may not do it', async () => {
      const { id, buyer } = await buy()
      const orders = shop().deps.db.updateTable('orders').where('id', '=', id)
      await orders.set({ fulfilment: 'sent' }).execute()
      expect(getMessage(await cancel(id))).toBe('This order can no longer be cancelled.')
      for (const who of [null, buyer]) expect((await cancel(id, {}, who)).statusCode).toBe(404)
      await orders.set({ fulfilment: 'new' }).execute()
      const helper = await enterOffice(shop(), 'staff')
      expect((await cancel(id, {}, helper)).statusCode).toBe(403)
      expect((await cancel(id, { refundId: null }, helper)).statusCode).toBe(200)
    })
  })

  describe('by a refund of pieces', () => {
    const wood = (quantity: number) => [{ productId: 'wood-card', quantity }]

    test('puts them back in stock once, and keeps for what and why', async () => {
      const { id } = await buy()
      const request = { id: nextId(), items: wood(1), restock: true, reason: 'scratched' }
      for (let times = 0; times < 2; times += 1) {
        expect((await refund(id, request)).statusCode).toBe(200)
      }
      expect(await findStock()).toBe(9)
      expect((await read(id)).refunds).toMatchObject([
        { amount: 5, reason: 'scratched', items: wood(1) },
      ])
      // What is back already is not returned again.
      await cancel(id)
      expect(await findStock()).toBe(10)
    })

    test('is refused for more pieces than are left', async () => {
      const { id } = await buy()
      await refund(id, { items: wood(1) })
      const refused = await refund(id, { items: wood(2) })
      expect(refused.statusCode).toBe(422)
      expect(getMessage(refused)).toContain('more pieces than were ordered')
      expect(
        (await refund(id, { items: [{ productId: 'nothing', quantity: 1 }] })).statusCode,
      ).toBe(422)
      expect(await findStock()).toBe(8)
    })

    test('returns no piece that the stock had lacked', async () => {
      const { id } = await buy()
      await shop()
        .deps.db.updateTable('orders')
        .set({ shortages: toJson([{ productId: 'wood-card', missing: 1 }]) })
        .where('id', '=', id)
        .execute()
      await refund(id, { items: wood(2), restock: true })
      expect(await findStock()).toBe(9)
    })
  })

  test('has a timeline of what happened, by whom', async () => {
    const { id } = await buy()
    const key = nextId()
    await note(id, 'Wrap it as a gift.', key)
    expect((await note(id, 'Wrap it as a gift.', key)).statusCode).toBe(200)
    await correct(id, {})
    await patch(shop(), `/office/orders/${id}`, staff(), {
      ...{ fulfilment: 'inWork', carrier: '', trackingNumber: '', version: 2 },
    })
    await refund(id, { reason: 'late' })
    const { email: who } = staff().user
    const { events } = await read(id)
    expect(events).toHaveLength(8)
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'placed', who: null }),
        expect.objectContaining({ kind: 'paid', who: null }),
        expect.objectContaining({ kind: 'note', who, text: 'Wrap it as a gift.' }),
        expect.objectContaining({ kind: 'corrected', who, detail: 'phone address' }),
        expect.objectContaining({ kind: 'fulfilment', who, detail: 'inWork' }),
        expect.objectContaining({ kind: 'refund', who, detail: 'done', amount: 5, text: 'late' }),
        expect.objectContaining({ kind: 'mail', detail: 'orderProgress', state: 'pending' }),
        expect.objectContaining({ kind: 'mail', detail: 'orderRefund' }),
      ]),
    )
    // The log cannot be deleted with its buyer.
    const logged = JSON.stringify(await listLog(shop(), id))
    expect(logged).toContain('noteAdded')
    for (const word of ['gift', 'Sohar', '91111111', 'late']) expect(logged).not.toContain(word)
  })

  test('forgets what was noted of a buyer who is deleted', async () => {
    const { id, buyer } = await buy()
    await note(id, 'Call Maha first.')
    await refund(id, { reason: 'Maha was ill' })
    const owner = await enterOffice(shop())
    const { id: userId, email } = buyer.user
    const exported = await post(shop(), `/office/members/${userId}/data`, owner, {})
    expect(exported.body).toContain('Call Maha first.')
    await post(shop(), `/office/members/${userId}/deletion`, owner, { email })
    expect(JSON.stringify(await read(id))).not.toContain('Maha')
  })

  describe('by correcting phone and address', () => {
    test('has the new ones, and its delivery as it was agreed', async () => {
      const { buyer, id, number } = await buy()
      expect(await read(id)).toMatchObject({ canCorrect: true })
      expect((await correct(id, {})).json()).toMatchObject({
        ...{ buyerPhone: '+96891111111', buyerAddress: 'Way 2, Sohar' },
        ...{ version: 2, total: summary.total },
      })
      expect((await getOrder(shop(), buyer, number)).buyer.address).toBe('Way 2, Sohar')
      expect((await correct(id, { buyerAddress: 'Way 3' })).statusCode).toBe(409)
      expect((await correct(id, { buyerAddress: ' ' }, 2)).statusCode).toBe(400)
    })

    test('is refused once it has left the shop', async () => {
      const { id } = await buy()
      const orders = shop().deps.db.updateTable('orders').where('id', '=', id)
      await orders.set({ fulfilment: 'sent' }).execute()
      expect(getMessage(await correct(id, {}))).toBe('This order has left the shop already.')
      expect(await read(id)).toMatchObject({ canCorrect: false, buyerAddress: 'Way 1, Muscat' })
    })
  })
})
