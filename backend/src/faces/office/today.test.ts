import { officeProductPageSchema } from '@shop/contracts/wire/office-goods.ts'
import { type OfficeToday, officeTodaySchema } from '@shop/contracts/wire/office-today.ts'

import { toJson } from '../../platform/db/json.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { enterOffice, patch } from '../../testing/office.ts'
import { get, placeOrder } from '../../testing/requests.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'
import { countDue } from './today.store.ts'

describeOnDatabases('first page of the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let owner: Shopper
  beforeAll(async () => {
    owner = await enterOffice(shop())
  })
  const read = async (person = owner): Promise<OfficeToday> =>
    officeTodaySchema.parse((await get(shop(), '/office/today', person)).json())

  test('lists paid orders that nobody works on, the oldest first, and what was sold today', async () => {
    expect(await read()).toMatchObject({ orders: [], awaited: [], problems: [] })
    expect((await read()).sales).toHaveLength(14)
    const { number: first } = await placeOrder(shop())
    const { number: second } = await placeOrder(shop())
    const { db, clock } = shop().deps
    const paid = { status: 'paid' as const, paidAt: clock().toISOString() }
    await db.updateTable('orders').set(paid).execute()
    const early = { createdAt: '2020-01-01T00:00:00.000Z' }
    await db.updateTable('orders').set(early).where('number', '=', second).execute()
    const { orders, sales } = await read()
    expect(orders.map(({ number }) => number)).toEqual([second, first])
    expect(sales.at(-1)).toMatchObject({ orders: 2 })
    expect(orders[0]?.goods).toMatchObject({ quantity: 1, more: 1, personalized: false })
    const fulfilment = 'inWork' as const
    await db.updateTable('orders').set({ fulfilment }).where('number', '=', second).execute()
    expect((await read()).orders.map(({ number }) => number)).toEqual([first])
  })

  test('counts orders in hand by the day that they were promised for', async () => {
    const { db, clock } = shop().deps
    await db.updateTable('orders').set({ fulfilment: 'collected' }).execute()
    const days = [0, 1, 3]
    for (const wait of days) {
      const { number } = await placeOrder(shop())
      // A Sunday, and the working days from then on.
      const delivery = toJson({ id: 'muscat', price: 0, days: wait })
      const paidAt = '2026-11-29T08:00:00.000Z'
      const change = { status: 'paid' as const, paidAt, delivery }
      await db.updateTable('orders').set(change).where('number', '=', number).execute()
    }
    expect(await countDue(db, new Date('2026-11-30T08:00:00.000Z'))).toEqual({
      ...{ late: 1, today: 1, tomorrow: 0 },
    })
    expect(await countDue(db, new Date('2026-12-01T08:00:00.000Z'))).toEqual({
      ...{ late: 2, today: 0, tomorrow: 1 },
    })
    expect((await read()).due).toEqual(await countDue(db, clock()))
    await db.updateTable('orders').set({ fulfilment: 'sent' }).execute()
    expect((await read()).due).toEqual({ late: 0, today: 0, tomorrow: 0 })
  })

  test('sums up what is still to come, and lists the orders that need a decision', async () => {
    const { db } = shop().deps
    const { number } = await placeOrder(shop())
    const cash = { status: 'open' as const, paymentMethod: 'cash' as const, total: 2205 }
    await db.updateTable('orders').set(cash).where('number', '=', number).execute()
    expect((await read()).awaited).toEqual([{ method: 'cash', orders: 1, amount: 22.05 }])
    const short = { shortages: toJson([{ productId: 'steel-card', missing: 1 }]) }
    await db.updateTable('orders').set(short).where('number', '=', number).execute()
    expect((await read()).problems).toMatchObject([{ problem: 'stock', order: { number } }])
    await db
      .updateTable('orders')
      .set({ fulfilment: 'sent' })
      .where('number', '=', number)
      .execute()
    expect((await read()).problems).toEqual([])
  })

  test('lists products in the shop with few pieces left, by the number of the settings', async () => {
    const { db } = shop().deps
    const setStock = (id: string, stock: number, hidden = 0) =>
      db.updateTable('products').set({ stock, hidden }).where('id', '=', id).execute()
    await db.updateTable('products').set({ stock: null }).execute()
    await setStock('steel-card', 3)
    await setStock('wood-card', 1)
    const listIds = async () => (await read()).lowStock.map(({ _id }) => _id)
    expect(await listIds()).toEqual(['wood-card', 'steel-card'])
    await setStock('wood-card', 1, 1)
    expect(await listIds()).toEqual(['steel-card'])
    await patch(shop(), '/office/settings/stock', owner, { lowStock: 2, version: 0 })
    expect(await read()).toMatchObject({ lowStock: [], lowStockCount: 0 })
    await setStock('wood-card', 1)
    const list = await get(shop(), '/office/products?stock=low', owner)
    const { results } = officeProductPageSchema.parse(list.json())
    expect(results).toMatchObject([{ _id: 'wood-card', stock: 1 }])
  })

  test('lists products by price and by stock, those without a number last', async () => {
    const listStocks = async (sort: string) => {
      const response = await get(shop(), `/office/products?sort=${sort}`, owner)
      return officeProductPageSchema.parse(response.json()).results.map(({ stock }) => stock)
    }
    expect((await listStocks('stock')).slice(0, 3)).toEqual([1, 3, null])
    expect((await listStocks('-stock')).slice(0, 3)).toEqual([3, 1, null])
  })

  test('tells owners what is left to do, until the data are there', async () => {
    expect((await read()).tasks).toEqual(['contact', 'delivery', 'tax', 'payments', 'mail'])
    const contact = {
      phone: '+968 2400 0000',
      whatsAppNumber: '',
      address: { en: 'Muscat', ar: 'مسقط' },
      hours: { en: 'Always', ar: 'دائمًا' },
    }
    await patch(shop(), '/office/settings/contact', owner, { ...contact, version: 0 })
    await patch(shop(), '/office/settings/tax', owner, {
      ...{ taxPercent: 5, shownPrices: 'withoutTax', vatNumber: '' },
      sellerName: { en: '', ar: '' },
      version: 0,
    })
    expect((await read()).tasks).toEqual(['delivery', 'payments', 'mail'])
    await shop().deps.db.updateTable('products').set({ hidden: 1 }).execute()
    expect((await read()).tasks).toEqual(['products', 'delivery', 'payments', 'mail'])
    expect((await read(await enterOffice(shop(), 'staff'))).tasks).toEqual([])
  })
})
