import { officeCountsSchema } from '@shop/contracts/wire/office.ts'
import {
  officeOrderDetailsSchema,
  officeOrderPageSchema,
} from '@shop/contracts/wire/office-orders.ts'

import { describeOnDatabases } from '../../../testing/databases.ts'
import { enterOffice } from '../../../testing/office.ts'
import {
  createOrderRequest,
  get,
  placeOrder,
  postOrder,
  startPayment,
  summary,
} from '../../../testing/requests.ts'
import { type Shopper, withShop } from '../../../testing/test-shop.ts'

describeOnDatabases('orders in the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let staff: Shopper
  let buyer: Shopper
  let number: number
  beforeAll(async () => {
    staff = await enterOffice(shop(), 'staff', ['exports'])
    ;({ shopper: buyer, number } = await placeOrder(shop()))
    await startPayment(shop())
  })
  const list = async (query: string) =>
    officeOrderPageSchema.parse((await get(shop(), `/office/orders?${query}`, staff)).json())
  const findNumbers = async (query: string) =>
    (await list(query)).results.map((order) => order.number)

  test('lists all orders, the newest first, by number, address and status', async () => {
    const { results, paginate } = await list('')
    expect(paginate.totalCount).toBe(2)
    expect(results[1]).toMatchObject({
      number,
      status: 'open',
      buyerEmail: buyer.user.email,
      total: summary.total,
    })
    expect(await findNumbers(`q=${number}`)).toEqual([number])
    expect(await findNumbers(`q=${buyer.user.email.toUpperCase()}`)).toEqual([number])
    expect(await findNumbers('status=paid')).toEqual([])
    expect(await findNumbers('page=2')).toEqual([])
  })

  test.each(['%', '_', "' or 1=1 --", '<b>', '\\'])('finds nothing by %s', async (q) => {
    expect(await findNumbers(`q=${encodeURIComponent(q)}`)).toEqual([])
  })

  test('shows an order with its lines, buyer and payments', async () => {
    const [newest, first] = (await list('')).results
    const read = async (id = '') =>
      officeOrderDetailsSchema.parse((await get(shop(), `/office/orders/${id}`, staff)).json())
    expect(await read(first?._id)).toMatchObject({
      buyerName: `${buyer.user.firstName} ${buyer.user.lastName}`,
      buyerAddress: 'Way 1, Muscat',
      products: [
        { productId: 'steel-card', unit_amount: 21, quantity: 1 },
        { productId: 'wood-card', unit_amount: 9.99, quantity: 2 },
      ],
      orderSummary: { subTotal: summary.subTotal, tax: summary.tax },
      payments: [],
    })
    expect((await read(newest?._id)).payments).toMatchObject([{ status: 'unpaid', refund: null }])
    expect((await get(shop(), '/office/orders/none', staff)).statusCode).toBe(404)
    expect((await get(shop(), '/office/orders?status=lost', staff)).statusCode).toBe(400)
  })

  test('counts paid orders that nobody works on, and finds orders by their state', async () => {
    const count = async () =>
      officeCountsSchema.parse((await get(shop(), '/office/counts', staff)).json()).orders
    expect(await count()).toBe(0)
    const orders = shop().deps.db.updateTable('orders').where('number', '=', number)
    await orders.set({ status: 'paid', paidAt: '2026-11-26T10:00:00.000Z' }).execute()
    expect(await count()).toBe(1)
    expect(await findNumbers('status=paid')).toEqual([number])
    await orders.set({ fulfilment: 'sent', carrier: '@cmd', trackingNumber: '' }).execute()
    expect(await count()).toBe(0)
    expect(await findNumbers('status=sent')).toEqual([number])
    await orders.set({ refunded: 1 }).execute()
    expect(await findNumbers('status=sent')).toEqual([number])
    expect(await findNumbers('status=refunded')).toEqual([])
  })

  test('writes what a filter finds as a table that spreadsheets read and do not run', async () => {
    const { db } = shop().deps
    const orders = db.updateTable('orders').where('number', '=', number)
    await orders.set({ buyerAddress: '=1+"1"\nمسقط' }).execute()
    const download = (query: string) => get(shop(), `/office/orders.csv?${query}`, staff)
    const response = await download(`q=${number}&lang=ar`)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body.startsWith('\uFEFFالرقم,وقت الطلب')).toBe(true)
    expect(response.body).toContain(`\r\n${number},20`)
    expect(response.body).toContain(`"'=1+""1""\nمسقط"`)
    expect(response.body).toContain(`,+968 90000000,`)
    expect(response.body).toContain(`,'@cmd`)
    expect(response.body).toContain(`,${summary.total},`)
    expect((await download('status=cancelled')).body.split('\r\n')).toHaveLength(2)
    expect((await download('status=lost')).statusCode).toBe(400)
    expect((await download('lang=fr')).statusCode).toBe(400)
  })

  test('writes every order of many once, the newest first', async () => {
    const { db } = shop().deps
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const many = Array.from({ length: 1001 }, (_, index) => ({
      ...order,
      ...{ id: `many-${index}`, number: 200_000 + index },
      // Three orders of each minute: batches end within one.
      createdAt: new Date(Date.UTC(2025, 0, 1, 0, Math.floor(index / 3))).toISOString(),
    }))
    for (let from = 0; from < many.length; from += 200) {
      await db
        .insertInto('orders')
        .values(many.slice(from, from + 200))
        .execute()
    }
    const { body } = await get(shop(), '/office/orders.csv', staff)
    const numbers = [...body.matchAll(/^(\d+),2/gm)].map(([, first]) => Number(first))
    expect(numbers.length).toBe(1003)
    expect(new Set(numbers).size).toBe(1003)
    const times = [...body.matchAll(/^\d+,(2025[^,]*),/gm)].map(([, time]) => time)
    expect(times).toHaveLength(1001)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('writes what is on how many pieces into the table', async () => {
    const request = createOrderRequest(buyer)
    const engravings = [
      { name: 'علي', line: 'CEO' },
      { name: '', line: '' },
    ]
    const orderLists = request.orderLists.map((line) =>
      line.itemId === 'wood-card' ? { ...line, engravings } : line,
    )
    expect((await postOrder(shop(), buyer, { ...request, orderLists })).statusCode).toBe(200)
    const download = async (lang: string) =>
      (await get(shop(), `/office/orders.csv?q=${request.trackingOrderId}&lang=${lang}`, staff))
        .body
    expect(await download('en')).toContain('2 × The wood-card [علي / CEO (1), without a name (1)]')
    expect(await download('ar')).toContain('2 × منتج wood-card [علي / CEO (1)، بلا اسم (1)]')
  })
})
