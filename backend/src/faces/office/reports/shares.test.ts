import { randomUUID } from 'node:crypto'

import { officeReportSchema } from '@shop/contracts/wire/office-reports.ts'

import { toJson } from '../../../platform/db/json.ts'
import type { InvoiceDocument } from '../../../platform/db/office.schema.ts'
import { describeOnDatabases } from '../../../testing/databases.ts'
import { enterOffice } from '../../../testing/office.ts'
import { get, placeOrder } from '../../../testing/requests.ts'
import { type Shopper, withShop } from '../../../testing/test-shop.ts'

const PAID_AT = '2026-05-10T08:00:00.000Z'

describeOnDatabases('shares and tax of a report', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let owner: Shopper
  beforeAll(async () => {
    owner = await enterOffice(shop())
  })
  const read = async () => {
    const response = await get(shop(), '/office/reports?from=2026-05-10&to=2026-05-10', owner)
    return officeReportSchema.parse(response.json())
  }

  /** Stores a paid order. */
  async function addOrder(total: number, change: object = {}): Promise<string> {
    const { db } = shop().deps
    const { number } = await placeOrder(shop())
    const paid = { status: 'paid' as const, paidAt: PAID_AT, total, delivery: null }
    await db
      .updateTable('orders')
      .set({ ...paid, ...change })
      .where('number', '=', number)
      .execute()
    const find = db.selectFrom('orders').select('id').where('number', '=', number)
    return (await find.executeTakeFirstOrThrow()).id
  }

  test('says where orders went and how they were paid, less what was given back', async () => {
    expect(await read()).toMatchObject({ places: [], methods: [] })
    const store = { en: 'Mutrah', ar: 'مطرح' }
    const delivery = toJson({ id: 'muscat', price: 0 })
    await addOrder(2000, { delivery, refunded: 500 })
    await addOrder(1000, { delivery, paymentMethod: 'cash' })
    await addOrder(3000, { delivery: toJson({ id: 'mutrah', price: 0, store }) })
    await addOrder(4000, { refunded: 4000 })
    const { places, methods } = await read()
    expect(places).toEqual([
      { id: 'muscat', orders: 2, revenue: 25 },
      { id: 'mutrah', store, orders: 1, revenue: 30 },
    ])
    expect(methods).toEqual([
      { method: 'card', orders: 2, revenue: 45 },
      { method: 'cash', orders: 1, revenue: 10 },
    ])
  })

  test('adds up the tax documents of the period, and no others', async () => {
    expect((await read()).vat).toBeUndefined()
    const { db } = shop().deps
    const orderId = await addOrder(1000)
    const seller = { businessName: { en: 'Wasla' }, vatNumber: 'OM1100012345' }
    let number = 0
    const add = (
      kind: 'invoice' | 'creditNote',
      issuedAt: string,
      document: Partial<InvoiceDocument>,
    ) =>
      db
        .insertInto('invoices')
        .values({
          ...{ id: randomUUID(), kind, orderId, refundId: null, issuedAt, hash: '' },
          number: (number += 1),
          document: toJson<InvoiceDocument>({
            ...{ seller, buyerVatNumber: null, suppliedAt: issuedAt, currency: 'OMR' },
            ...{ taxPercent: 5, net: 0, tax: 0, total: 0, ...document },
          }),
        })
        .execute()
    await add('invoice', PAID_AT, { net: 10_005, tax: 500 })
    await add('invoice', '2026-05-10T19:59:59.000Z', { net: 20_000, tax: 1000 })
    await add('creditNote', PAID_AT, { net: 5000, tax: 250 })
    await add('invoice', '2026-05-10T20:00:00.000Z', { net: 99_000, tax: 9000 })
    await add('invoice', PAID_AT, { seller: null, net: 99_000, tax: 9000 })
    expect((await read()).vat).toEqual({
      invoiced: { net: 30.005, tax: 1.5 },
      credited: { net: 5, tax: 0.25 },
    })
  })
})
