import {
  type OfficeOrderDetails,
  officeOrderDetailsSchema,
} from '@shop/contracts/wire/office-orders.ts'

import { toJson } from '../../../platform/db/json.ts'
import type { OrderDelivery } from '../../../platform/db/order-line.ts'
import { getOrder, postCancellation } from '../../../testing/account-requests.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { deliverMails } from '../../../testing/mailbox.ts'
import { listLog, patch, withOfficePerson } from '../../../testing/office.ts'
import { findOrder } from '../../../testing/order-queries.ts'
import { ACCEPTED_CARD, get, postCard, startPayment } from '../../../testing/requests.ts'
import { getMessage } from '../../../testing/responses.ts'
import { type Shopper, withShop } from '../../../testing/test-shop.ts'

const inWork = { fulfilment: 'inWork', carrier: '', trackingNumber: '' }
const sent = { fulfilment: 'sent', carrier: 'Oman Post', trackingNumber: 'RR123456785OM' }
const collected = { ...inWork, fulfilment: 'collected' }

describeOnDatabases('the fulfilment of orders', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  beforeEach(() => shop().deps.db.deleteFrom('mails').execute())

  /** A paid order, whose first e-mails have been sent. */
  async function buy(delivery?: OrderDelivery) {
    const { shopper: buyer, sessionId } = await startPayment(shop())
    await postCard(shop(), sessionId, ACCEPTED_CARD)
    await deliverMails(shop())
    const orders = shop().deps.db.updateTable('orders').where('userId', '=', buyer.user.id)
    const { id, number } = await orders
      .set({ delivery: delivery ? toJson(delivery) : null })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow()
    return { buyer, id, number }
  }
  const change = (id: string, step: object, version = 1, who: Shopper | null = staff()) =>
    patch(shop(), `/office/orders/${id}`, who, { ...step, version })
  const read = async (id: string): Promise<OfficeOrderDetails> =>
    officeOrderDetailsSchema.parse((await get(shop(), `/office/orders/${id}`, staff())).json())

  test('goes from paid to in work and sent, which buyer, account and log are told', async () => {
    const { buyer, id, number } = await buy()
    expect(await read(id)).toMatchObject({ state: 'paid', nextFulfilments: ['inWork'] })
    expect((await getOrder(shop(), buyer, number)).fulfilment).toBeUndefined()
    const begun = await change(id, inWork)
    expect(begun.json()).toMatchObject({
      state: 'inWork',
      version: 2,
      nextFulfilments: ['sent', 'collected'],
    })
    expect((await change(id, sent, 2)).json()).toMatchObject({
      ...{ state: 'sent', carrier: 'Oman Post', trackingNumber: 'RR123456785OM' },
      nextFulfilments: ['sent'],
    })
    expect(await getOrder(shop(), buyer, number)).toMatchObject({
      ...{ status: 'paid', fulfilment: 'sent', carrier: 'Oman Post' },
      ...{ trackingNumber: 'RR123456785OM', fulfilledAt: expect.any(String) as string },
    })
    const mails = await deliverMails(shop())
    expect(mails.map(({ recipient }) => recipient)).toEqual([buyer.user.email, buyer.user.email])
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `We are working on your order ${number}`,
      `Your order ${number} is on its way`,
    ])
    const text = mails.find(({ subject }) => subject.includes('on its way'))?.text ?? ''
    expect(text).toMatch(/with \W*Oman Post\W*\. Its tracking number is \W*RR123456785OM/)
    const log = await listLog(shop(), id)
    expect(log.map(({ userId, kind }) => [userId, kind])).toEqual([
      [staff().user.id, 'order'],
      [staff().user.id, 'order'],
    ])
    const { trackingNumber, ...logged } = { ...sent, trackingNumberChanged: true }
    expect(log.map(({ after }) => JSON.parse(after ?? '') as unknown)).toContainEqual(logged)
    // The log cannot be deleted with the buyer.
    expect(JSON.stringify(log)).not.toContain(trackingNumber)
  })

  test('leads the buyer to the carrier’s page where it is known, and says what is to come', async () => {
    const { id, number } = await buy()
    await change(id, inWork)
    await deliverMails(shop())
    await change(id, { ...sent, carrier: 'Aramex', trackingNumber: '44' }, 2)
    const [mail] = await deliverMails(shop())
    for (const part of [
      'Track the shipment:\nhttps://www.aramex.com/track/results?ShipmentNumber=44',
      `All about your order: View your order:\nhttp://site.test/user-account?order=${number}`,
      '2 × The wood-card',
      'Way 1, Muscat',
    ]) {
      expect(mail?.text).toContain(part)
    }
  })

  test('tells the buyer in Arabic', async () => {
    const { buyer, id, number } = await buy()
    const user = shop().deps.db.updateTable('users').where('id', '=', buyer.user.id)
    await user.set({ language: 'ar' }).execute()
    await change(id, inWork)
    const [mail] = await deliverMails(shop())
    expect(mail?.subject).toBe(`بدأنا العمل على طلبك رقم ${number}`)
  })

  test('of an order for a store ends when it is collected, and of others when it is sent', async () => {
    const store = { en: 'Mutrah', ar: 'مطرح' }
    const inStore = await buy({ id: 'mutrah', price: 0, store })
    await change(inStore.id, inWork)
    expect((await change(inStore.id, sent, 2)).statusCode).toBe(422)
    expect((await change(inStore.id, collected, 2)).json()).toMatchObject({
      ...{ state: 'collected', carrier: null, nextFulfilments: [] },
    })
    const atHome = await buy({ id: 'muscat', price: 150 })
    await change(atHome.id, inWork)
    expect((await change(atHome.id, collected, 2)).statusCode).toBe(422)
  })

  test('corrects carrier and number, once', async () => {
    const { id } = await buy()
    await change(id, inWork)
    await change(id, sent, 2)
    await deliverMails(shop())
    expect((await change(id, sent, 3)).json()).toMatchObject({ version: 3 })
    expect(await deliverMails(shop())).toEqual([])
    const corrected = { ...sent, trackingNumber: 'RR000000005OM' }
    expect((await change(id, corrected, 3)).json()).toMatchObject({ version: 4 })
    const mails = await deliverMails(shop())
    expect(mails.map(({ text }) => text.includes('RR000000005OM'))).toEqual([true])
  })

  test('tells the second of two people who change an order, and the buyer once', async () => {
    const { id } = await buy()
    const responses = await Promise.all([change(id, inWork), change(id, inWork)])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await deliverMails(shop())).toHaveLength(1)
  })

  test('refuses a step that does not follow, by a sentence', async () => {
    const { id } = await buy()
    expect(getMessage(await change(id, sent))).toBe(
      'This step does not follow from the state that the order is in.',
    )
    const { shopper: other } = await startPayment(shop())
    const { id: open } = await findOrder(shop(), other)
    const refused = await change(open, inWork)
    expect(refused.statusCode).toBe(422)
    expect(getMessage(refused)).toBe('Only an order that was paid can be worked on.')
    expect(await deliverMails(shop())).toEqual([])
  })

  test.each([
    ['a carrier of markup', { ...sent, carrier: '<b>DHL</b>' }, 'plain text'],
    ['no carrier', { ...sent, carrier: ' ' }, 'who brings'],
    ['the state of a prototype', { ...sent, fulfilment: '__proto__' }, 'fulfilment'],
    ['a way back', { ...inWork, fulfilment: 'new' }, 'fulfilment'],
    ['a text without end', { ...sent, trackingNumber: 'x'.repeat(101) }, 'trackingNumber'],
    ['nothing', {}, 'fulfilment'],
  ])('refuses %s', async (_, wrong, sentence) => {
    const { id } = await buy()
    await change(id, inWork)
    const response = await change(id, wrong, 2)
    expect(response.statusCode).toBe(400)
    expect(getMessage(response)).toContain(sentence)
    expect((await read(id)).version).toBe(2)
  })

  test('ends when its buyer cancels it, who is told once', async () => {
    const { shopper: buyer } = await startPayment(shop())
    const { number } = await findOrder(shop(), buyer)
    await postCancellation(shop(), buyer, number)
    await postCancellation(shop(), buyer, number)
    const mails = await deliverMails(shop())
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${number} was cancelled`])
  })
})
