import { officeOrderDetailsSchema, officeOrderPageSchema } from '@shop/contracts/office-orders.ts'

import { describeOnDatabases } from '../../testing/databases.ts'
import { enterOffice } from '../../testing/office.ts'
import {
  createOrderRequest,
  get,
  openPaymentSession,
  postOrder,
  summary,
} from '../../testing/requests.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'

describeOnDatabases('orders in the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  let staff: Shopper
  let buyer: Shopper
  let number: number
  beforeAll(async () => {
    staff = await enterOffice(shop(), 'staff')
    buyer = await shop().createShopper()
    const request = createOrderRequest(buyer)
    number = request.trackingOrderId
    await postOrder(shop(), buyer, request)
    await openPaymentSession(shop(), await shop().createShopper())
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
})
