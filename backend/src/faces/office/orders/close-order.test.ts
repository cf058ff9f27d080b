import { officeOrderDetailsSchema } from '@shop/contracts/wire/office-orders.ts'

import { listChanges } from '../../../domain/audit-log/audit-log.store.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { deliverMails } from '../../../testing/mailbox.ts'
import { listLog, withOfficePerson } from '../../../testing/office.ts'
import { findOrder, listOrderStatuses, listPayments } from '../../../testing/order-queries.ts'
import { post, startPayment } from '../../../testing/requests.ts'
import { getMessage } from '../../../testing/responses.ts'
import { withStripeShop } from '../../../testing/stripe-shop.ts'
import type { Shopper } from '../../../testing/test-shop.ts'

describeOnDatabases('an order that staff close', ({ openDatabase }) => {
  const shop = withStripeShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  beforeEach(async () => {
    const { db } = shop().deps
    await db.updateTable('products').set({ stock: 1 }).where('id', '=', 'steel-card').execute()
    await db.updateTable('payments').set({ status: 'cancelled', checkAt: null }).execute()
    await db.deleteFrom('mails').execute()
  })
  async function open() {
    const { shopper, sessionId } = await startPayment(shop())
    const { id } = await findOrder(shop(), shopper)
    return { shopper, sessionId, id }
  }
  const close = (id: string, who: Shopper | null = staff()) =>
    post(shop(), `/office/orders/${id}/close`, who, {})

  test('cannot be paid any more, holds nothing, and its buyer and the log are told', async () => {
    const { shopper, sessionId, id } = await open()
    const closed = officeOrderDetailsSchema.parse((await close(id)).json())
    expect(closed).toMatchObject({ state: 'cancelled', payments: [{ status: 'cancelled' }] })
    expect(shop().stripe.completePayment(sessionId)).toBe(false)
    // Its piece is another's.
    await open()
    const mails = await deliverMails(shop())
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['orderProgress', shopper.user.email],
    ])
    expect(await listLog(shop(), id)).toMatchObject([
      { userId: staff().user.id, kind: 'order', after: JSON.stringify({ status: 'cancelled' }) },
    ])
    expect((await close(id)).statusCode).toBe(200)
    const { results } = await listChanges(shop().deps.db, { page: 1, limit: 1 })
    expect(results).toMatchObject([{ subject: id, subjectName: String(closed.number) }])
  })

  test('is paid when its payment was faster', async () => {
    const { shopper, sessionId, id } = await open()
    shop().stripe.completePayment(sessionId)
    const refused = await close(id)
    expect([refused.statusCode, getMessage(refused)]).toEqual([
      422,
      'This order has been paid meanwhile. Nothing was closed.',
    ])
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
  })

  test('is paid, once, when the payment is reported while it is being closed', async () => {
    const { shopper, sessionId, id } = await open()
    shop().stripe.completePayment(sessionId)
    const [closed] = await Promise.all([close(id), shop().sendEvent(`evt_close_${id}`, sessionId)])
    expect(closed.statusCode).toBe(422)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['paid'])
    const kinds = (await deliverMails(shop())).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['orderConfirmation', 'orderPaid'])
  })

  test('stays open while the provider does not answer', async () => {
    const { shopper, id } = await open()
    shop().stripe.failRequests(500)
    const failed = await close(id)
    shop().stripe.failRequests(null)
    expect(failed.statusCode).toBe(502)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
    expect(await listPayments(shop(), shopper)).toMatchObject([{ status: 'unpaid' }])
  })

  test('is for the office only', async () => {
    const { shopper, id } = await open()
    for (const who of [null, shopper]) expect((await close(id, who)).statusCode).toBe(404)
    expect((await close('none')).statusCode).toBe(404)
    expect(await listOrderStatuses(shop(), shopper)).toEqual(['open'])
  })
})
