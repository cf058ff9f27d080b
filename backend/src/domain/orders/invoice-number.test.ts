import { describeOnDatabases } from '../../testing/databases.ts'
import { enterOffice } from '../../testing/office.ts'
import { get, startPayment } from '../../testing/requests.ts'
import { withStripeShop } from '../../testing/stripe-shop.ts'
import { numberPaidOrders } from './invoice-number.ts'

describeOnDatabases('the invoice numbers of a shop', ({ openDatabase }) => {
  const shop = withStripeShop(openDatabase)
  let events = 0
  async function pay(sessionId: string) {
    shop().stripe.completePayment(sessionId)
    return shop().sendEvent(`evt_invoice_${(events += 1)}`, sessionId)
  }
  const open = async () => (await startPayment(shop())).sessionId
  const listNumbers = async () => {
    const orders = await shop()
      .deps.db.selectFrom('orders')
      .select(['status', 'invoiceNumber'])
      .orderBy('invoiceNumber')
      .execute()
    const paid = orders.filter(({ status }) => status === 'paid')
    const others = orders.filter(({ status }) => status !== 'paid')
    return {
      paid: paid.map((each) => each.invoiceNumber),
      others: others.map((each) => each.invoiceNumber),
    }
  }

  test('are consecutive by payment, however many are paid at once and however often it is reported', async () => {
    const sessions: string[] = []
    for (let index = 0; index < 12; index += 1) sessions.push(await open())
    await open()
    await Promise.all([...sessions, ...sessions].map(pay))
    // A database that is busy has Stripe send its event again.
    for (const session of sessions) await pay(session)
    expect(await listNumbers()).toEqual({
      paid: Array.from({ length: 12 }, (_, index) => index + 1),
      others: [null],
    })
  })

  test('find an order in the office, as its buyer’s number does', async () => {
    const staff = await enterOffice(shop(), 'staff')
    const find = async (q: number) => {
      const response = await get(shop(), `/office/orders?q=${q}`, staff)
      return response.json<{ results: { number: number; invoiceNumber: number }[] }>().results
    }
    const [found] = await find(7)
    expect(found?.invoiceNumber).toBe(7)
    expect(await find(found?.number ?? 0)).toEqual([found])
  })

  test('are given to earlier orders by the time of their payment', async () => {
    const { db } = shop().deps
    const before = await db
      .selectFrom('orders')
      .select(['id'])
      .where('status', '=', 'paid')
      .orderBy('paidAt')
      .orderBy('id')
      .execute()
    await db.updateTable('orders').set({ invoiceNumber: null }).execute()
    await numberPaidOrders(db)
    const after = await db
      .selectFrom('orders')
      .select(['id', 'invoiceNumber'])
      .where('invoiceNumber', 'is not', null)
      .orderBy('invoiceNumber')
      .execute()
    expect(after).toEqual(before.map(({ id }, index) => ({ id, invoiceNumber: index + 1 })))
    await pay(await open())
    expect((await listNumbers()).paid).toHaveLength(after.length + 1)
  })
})
