import { officeOrderDetailsSchema } from '@shop/contracts/wire/office-orders.ts'

import { parseJson, toJson } from '../../platform/db/json.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { withOfficePerson } from '../../testing/office.ts'
import { findOrder } from '../../testing/order-queries.ts'
import { get, post, startPayment, summary } from '../../testing/requests.ts'
import { withStripeShop } from '../../testing/stripe-shop.ts'
import { hashInvoice } from './invoice.store.ts'

const seller = { businessName: { en: 'Wasla LLC', ar: 'وصلة ش.م.م' }, vatNumber: 'OM1100012345' }
const numbers = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describeOnDatabases('the invoices of a shop', ({ openDatabase }) => {
  const shop = withStripeShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff', ['refunds'])

  async function pay() {
    const { shopper, sessionId } = await startPayment(shop())
    shop().stripe.completePayment(sessionId)
    await shop().sendEvent(`evt_${sessionId}`, sessionId)
    return { id: (await findOrder(shop(), shopper)).id, sessionId }
  }
  const giveBack = (orderId: string, id: string) =>
    post(shop(), `/office/orders/${orderId}/refunds`, staff(), { id, amount: 10 })
  const read = async (id: string) =>
    officeOrderDetailsSchema.parse((await get(shop(), `/office/orders/${id}`, staff())).json())
  const list = (kind: 'invoice' | 'creditNote') =>
    shop()
      .deps.db.selectFrom('invoices')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('number')
      .execute()
  const register = (change: Partial<typeof seller> = {}) => {
    const { businessName: sellerName, vatNumber } = { ...seller, ...change }
    const value = toJson({ taxPercent: 5, vatNumber, sellerName })
    return shop()
      .deps.db.insertInto('shopSettings')
      .values({ name: 'tax', value, version: 1 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  }

  test('are none for tax while it is not registered', async () => {
    const { id } = await pay()
    expect(await read(id)).toMatchObject({ invoiceNumber: 1, invoice: { number: 1, seller: null } })
  })

  test('say who sells, when it was supplied and what the tax is, and keep to that', async () => {
    await register()
    const { id } = await pay()
    const { invoice } = await read(id)
    expect(invoice).toMatchObject({
      _id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      ...{ number: 2, seller, taxPercent: 5 },
      ...{ net: 40.98, tax: summary.tax, total: summary.total },
    })
    expect(invoice?.suppliedAt).toBe((await read(id)).paidAt)
    await register({ vatNumber: 'OM9999999999' })
    expect((await read(id)).invoice).toEqual(invoice)
    await register()
  })

  test('say the name that the shop had, where its business has no other', async () => {
    const { db } = shop().deps
    const rename = (en: string) => {
      const value = toJson({ name: { en, ar: 'ورد' } })
      return db
        .insertInto('shopSettings')
        .values({ name: 'brandName', value, version: 1 })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    }
    await register({ businessName: { en: '', ar: '' } })
    await rename('Rose')
    const { id } = await pay()
    await rename('Oud')
    expect((await read(id)).invoice?.seller?.businessName).toEqual({ en: 'Rose', ar: 'ورد' })
    await db.deleteFrom('shopSettings').where('name', '=', 'brandName').execute()
    await register()
  })

  test('are numbered without a gap, as their credit notes are, whatever happens at once', async () => {
    const orders: string[] = []
    for (let index = 0; index < 5; index += 1) orders.push((await pay()).id)
    await Promise.all([
      ...orders.map((id, index) => giveBack(id, `refund-at-the-same-time-${index}`)),
      ...orders.map((id, index) => giveBack(id, `refund-at-the-same-time-${index}`)),
      pay(),
      pay(),
    ])
    expect((await list('invoice')).map(({ number }) => number)).toEqual(numbers(10))
    const notes = await list('creditNote')
    expect(notes.map(({ number }) => number)).toEqual(numbers(5))
    const { refunds } = await read(orders[0] ?? '')
    expect(refunds[0]?.creditNote).toMatchObject({ seller, net: 9.524, tax: 0.476, total: 10 })
  })

  test('are none for a refund that was refused', async () => {
    const { id, sessionId } = await pay()
    // Somebody was quicker, in Stripe's dashboard.
    shop().stripe.refundInDashboard(sessionId, summary.total * 1000)
    const before = (await list('creditNote')).length
    expect((await giveBack(id, 'refund-that-is-refused')).json()).toMatchObject({
      refunds: [{ status: 'failed', creditNote: null }],
    })
    expect(await list('creditNote')).toHaveLength(before)
  })

  test('show by their hashes that none was changed or taken out', async () => {
    for (const kind of ['invoice', 'creditNote'] as const) {
      let previous: string | undefined
      for (const invoice of await list(kind)) {
        expect(invoice.hash).toBe(hashInvoice(invoice, previous))
        const document = toJson({ ...parseJson(invoice.document), total: 1 })
        expect(hashInvoice({ ...invoice, document }, previous)).not.toBe(invoice.hash)
        previous = invoice.hash
      }
    }
  })
})
