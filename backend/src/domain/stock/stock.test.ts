import { productSchema } from '@shop/contracts/wire/catalog.ts'
import {
  officeOrderDetailsSchema,
  officeOrderPageSchema,
} from '@shop/contracts/wire/office-orders.ts'
import { stockListSchema } from '@shop/contracts/wire/stock-list.ts'

import { pruneOldRows } from '../../faces/maintenance/prune.ts'
import { payOrderAgain, postCancellation } from '../../testing/account-requests.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { enterOffice } from '../../testing/office.ts'
import { listOrderStatuses, listPayments } from '../../testing/order-queries.ts'
import {
  get,
  nextTrackingNumber,
  postCheckout,
  postOrder,
  summarize,
} from '../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../testing/responses.ts'
import { withStripeShop } from '../../testing/stripe-shop.ts'
import type { Shopper } from '../../testing/test-shop.ts'

const PRICES: Record<string, number> = { 'steel-card': 21, 'wood-card': 9.99, 'key-fob': 0.05 }

describeOnDatabases('the stock', ({ openDatabase }) => {
  const shop = withStripeShop(openDatabase)
  const setStock = (id: string, stock: number | null) =>
    shop().deps.db.updateTable('products').set({ stock }).where('id', '=', id).execute()
  const readStock = async (id: string) =>
    (
      await shop()
        .deps.db.selectFrom('products')
        .select('stock')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).stock
  /** What shoppers are told, past the cache of a second. */
  const readLeft = async (id: string) => {
    await new Promise((resolve) => setTimeout(resolve, 1100))
    return productSchema.parse((await get(shop(), `/products/${id}`)).json()).stock
  }

  beforeEach(async () => {
    const { db } = shop().deps
    await db.updateTable('payments').set({ status: 'cancelled', checkAt: null }).execute()
    await db.updateTable('products').set({ stock: null }).execute()
  })

  type Goods = Record<string, number>
  function toBodies(shopper: Shopper, goods: Goods) {
    const lines = Object.entries(goods).map(([id, quantity]) => ({
      id,
      quantity,
      price: PRICES[id] ?? 0,
    }))
    const orderSummary = summarize(lines)
    const order = {
      buyerEmail: shopper.user.email,
      buyerPhoneNumber: '+96890000000',
      buyerAdress: 'Way 1, Muscat',
      orderLists: lines.map(({ id, price, quantity }) => ({
        ...{ itemId: id, itemImage: '', itemName: id },
        ...{ itemPrice: price, itemQuantity: quantity },
      })),
      trackingOrderId: nextTrackingNumber(),
      TotalOrderPrice: orderSummary.total,
    }
    const products = lines.map(({ id, price, quantity }) => ({
      ...{ productId: id, name: id, unit_amount: price, quantity },
    }))
    return { order, checkout: { products, orderSummary } }
  }
  /** A database that is busy has shoppers try again. */
  async function whileBusy(send: () => ReturnType<typeof postOrder>) {
    for (;;) {
      const response = await send()
      if (response.statusCode !== 503) return response
    }
  }
  async function openCardPage(shopper: Shopper, goods: Goods) {
    const { order, checkout } = toBodies(shopper, goods)
    const confirmed = await whileBusy(() => postOrder(shop(), shopper, order))
    const number = order.trackingOrderId
    if (confirmed.statusCode !== 200) return { number, response: confirmed }
    return { number, response: await whileBusy(() => postCheckout(shop(), shopper, checkout)) }
  }
  async function open(shopper: Shopper, goods: Goods) {
    const { number, response } = await openCardPage(shopper, goods)
    return { number, sessionId: getCreatedSession(response).sessionId }
  }
  function closeAtProvider(sessionId: string) {
    const session = shop().stripe.sessions.get(sessionId)
    if (session) session.status = 'expired'
  }
  let events = 0
  const report = (sessionId: string) => shop().sendEvent(`evt_stock_${(events += 1)}`, sessionId)

  test('gives the last piece to one of 50 buyers, and tells 49 before they pay', async () => {
    await setStock('steel-card', 1)
    const shoppers: Shopper[] = []
    for (let index = 0; index < 50; index += 1) shoppers.push(await shop().createShopper())
    const results = await Promise.all(
      shoppers.map((shopper) => openCardPage(shopper, { 'steel-card': 1 })),
    )
    const responses = results.map(({ response }) => response)
    const won = responses.filter(({ statusCode }) => statusCode === 200)
    const lost = responses.filter(({ statusCode }) => statusCode === 409)
    expect([won.length, lost.length]).toEqual([1, 49])
    expect(new Set(lost.map(getMessage))).toEqual(
      new Set(['The steel-card is sold out. Please remove it from your cart.']),
    )
    const [winner] = won.map((response) => getCreatedSession(response).sessionId)
    shop().stripe.completePayment(winner ?? '')
    await report(winner ?? '')
    expect(await readStock('steel-card')).toBe(0)
    const statuses = await Promise.all(shoppers.map((each) => listOrderStatuses(shop(), each)))
    // Who was told that it is sold out has no order that is not paid.
    expect(statuses.flat()).toEqual(['paid'])
  })

  test('tells how many are left, and never more than there are', async () => {
    await setStock('wood-card', 5)
    const first = await shop().createShopper()
    await open(first, { 'wood-card': 3 })
    const { response } = await openCardPage(await shop().createShopper(), { 'wood-card': 3 })
    expect([response.statusCode, getMessage(response)]).toEqual([
      409,
      'The wood-card: only 2 left. Please lower the quantity.',
    ])
    expect(await readLeft('wood-card')).toEqual({ left: 2 })
    expect(await readLeft('key-fob')).toEqual({ left: null })
    const both = { 'wood-card': 1, 'key-fob': 1 }
    await open(await shop().createShopper(), both)
    expect(await readLeft('wood-card')).toEqual({ left: 1 })
  })

  test('is told with the least total that can be paid', async () => {
    await setStock('steel-card', 2)
    const response = await get(shop(), '/stock?id=steel-card&id=wood-card')
    expect(stockListSchema.parse(response.json())).toEqual({
      results: [
        { _id: 'steel-card', stock: { left: 2 } },
        { _id: 'wood-card', stock: { left: null } },
      ],
      minTotal: 0.2,
    })
  })

  test('counts a paid order once, however often it is reported', async () => {
    await setStock('wood-card', 5)
    const { sessionId } = await open(await shop().createShopper(), { 'wood-card': 2 })
    shop().stripe.completePayment(sessionId)
    await Promise.all([report(sessionId), report(sessionId), report(sessionId)])
    await report(sessionId)
    expect(await readStock('wood-card')).toBe(3)
    expect(await readLeft('wood-card')).toEqual({ left: 3 })
  })

  test('is free again when the card page has expired', async () => {
    await setStock('steel-card', 1)
    const late = await shop().createShopper()
    const { sessionId } = await open(await shop().createShopper(), { 'steel-card': 1 })
    expect((await openCardPage(late, { 'steel-card': 1 })).response.statusCode).toBe(409)
    closeAtProvider(sessionId)
    shop().advanceClock(32)
    await shop().reconcile()
    expect(await readLeft('steel-card')).toEqual({ left: 1 })
    expect((await openCardPage(late, { 'steel-card': 1 })).response.statusCode).toBe(200)
  })

  test('is free again when the order is cancelled', async () => {
    await setStock('steel-card', 1)
    const first = await shop().createShopper()
    const { number } = await open(first, { 'steel-card': 1 })
    await postCancellation(shop(), first, number)
    await open(await shop().createShopper(), { 'steel-card': 1 })
  })

  test('stays with its order when the card page is opened again', async () => {
    await setStock('steel-card', 1)
    const shopper = await shop().createShopper()
    const { number, sessionId } = await open(shopper, { 'steel-card': 1 })
    const again = await payOrderAgain(shop(), shopper, number)
    expect(getCreatedSession(again).sessionId).toBe(sessionId)
  })

  test('tells the buyer of an older order that it is sold out meanwhile', async () => {
    await setStock('steel-card', 1)
    const shopper = await shop().createShopper()
    const { number, sessionId } = await open(shopper, { 'steel-card': 1 })
    closeAtProvider(sessionId)
    await report(sessionId)
    await open(await shop().createShopper(), { 'steel-card': 1 })
    const again = await payOrderAgain(shop(), shopper, number)
    expect([again.statusCode, getMessage(again)]).toEqual([
      409,
      'The steel-card is sold out. Please remove it from your cart.',
    ])
  })

  test('goes along to a newer order of the same shopper with other goods', async () => {
    await setStock('steel-card', 1)
    const shopper = await shop().createShopper()
    const older = await open(shopper, { 'steel-card': 1 })
    await open(shopper, { 'steel-card': 1, 'key-fob': 2 })
    expect(shop().stripe.completePayment(older.sessionId)).toBe(false)
    const statuses = (await listPayments(shop(), shopper)).map(({ status }) => status)
    expect(statuses.sort()).toEqual(['cancelled', 'unpaid'])
  })

  test('lets a shopper open card pages for different orders while there is enough', async () => {
    await setStock('steel-card', 2)
    const shopper = await shop().createShopper()
    await open(shopper, { 'steel-card': 1 })
    await open(shopper, { 'steel-card': 1, 'key-fob': 2 })
    const statuses = (await listPayments(shop(), shopper)).map(({ status }) => status)
    expect(statuses).toEqual(['unpaid', 'unpaid'])
  })

  describe('a member who reserves and does not pay', () => {
    const statusOf = async (shopper: Shopper, goods: Goods) => {
      const { response } = await openCardPage(shopper, goods)
      return [response.statusCode, response.statusCode === 409 ? getMessage(response) : '']
    }

    test('holds the pieces of three orders at once', async () => {
      await setStock('steel-card', 10)
      const shopper = await shop().createShopper()
      for (const quantity of [1, 2, 3]) await open(shopper, { 'steel-card': quantity })
      expect(await statusOf(shopper, { 'steel-card': 4 })).toEqual([
        409,
        'Several of your orders are waiting for their payment already. Please pay or cancel one of them in your account first.',
      ])
      expect(await readLeft('steel-card')).toEqual({ left: 4 })
      expect(await listOrderStatuses(shop(), shopper)).toEqual(['open', 'open', 'open'])
      // What is not counted takes nothing from anybody.
      expect(await statusOf(shopper, { 'wood-card': 4 })).toEqual([200, ''])
    })

    test('holds all pieces ten times a day, unless one is paid', async () => {
      await setStock('steel-card', 1)
      const shopper = await shop().createShopper()
      const hold = async () => {
        const { sessionId } = await open(shopper, { 'steel-card': 1 })
        closeAtProvider(sessionId)
        await report(sessionId)
        shop().advanceClock(31)
      }
      for (let time = 0; time < 10; time += 1) await hold()
      const refused = await statusOf(shopper, { 'steel-card': 1 })
      expect(refused).toEqual([409, expect.stringContaining('or try again tomorrow.')])
      expect(await readLeft('steel-card')).toEqual({ left: 1 })
      const { sessionId } = await open(await shop().createShopper(), { 'steel-card': 1 })
      closeAtProvider(sessionId)
      await report(sessionId)
      shop().advanceClock(24 * 60)
      await hold()
    })
  })

  describe('a payment that comes after its reservation has ended', () => {
    async function readOrder(number: number) {
      const staff = await enterOffice(shop(), 'staff')
      const list = await get(shop(), `/office/orders?q=${number}`, staff)
      const [row] = officeOrderPageSchema.parse(list.json()).results
      const details = await get(shop(), `/office/orders/${row?._id}`, staff)
      return officeOrderDetailsSchema.parse(details.json())
    }

    test('takes nothing that another holds, and the order says what is missing', async () => {
      await setStock('steel-card', 1)
      const late = await shop().createShopper()
      const first = await open(late, { 'steel-card': 1, 'key-fob': 1 })
      // Our own word only: the provider takes the payment all the same.
      const { db } = shop().deps
      await db
        .updateTable('payments')
        .set({ status: 'expired' })
        .where('sessionId', '=', first.sessionId)
        .execute()
      const second = await open(await shop().createShopper(), { 'steel-card': 1 })
      shop().stripe.completePayment(first.sessionId)
      await report(first.sessionId)
      expect(await listOrderStatuses(shop(), late)).toEqual(['paid'])
      expect(await readStock('steel-card')).toBe(1)
      expect(await readOrder(first.number)).toMatchObject({
        status: 'paid',
        shortages: [{ productId: 'steel-card', missing: 1 }],
      })
      shop().stripe.completePayment(second.sessionId)
      await report(second.sessionId)
      expect(await readStock('steel-card')).toBe(0)
      expect((await readOrder(second.number)).shortages).toEqual([])
    })

    test('takes what is there when nobody else holds it', async () => {
      await setStock('steel-card', 3)
      const { number, sessionId } = await open(await shop().createShopper(), { 'steel-card': 2 })
      await shop().deps.db.updateTable('payments').set({ status: 'expired' }).execute()
      shop().stripe.completePayment(sessionId)
      await report(sessionId)
      expect(await readStock('steel-card')).toBe(1)
      expect((await readOrder(number)).shortages).toEqual([])
    })

    test('never makes the stock negative when an owner has corrected it', async () => {
      await setStock('steel-card', 3)
      const { number, sessionId } = await open(await shop().createShopper(), { 'steel-card': 3 })
      await setStock('steel-card', 1)
      shop().stripe.completePayment(sessionId)
      await report(sessionId)
      expect(await readStock('steel-card')).toBe(0)
      expect((await readOrder(number)).shortages).toEqual([{ productId: 'steel-card', missing: 2 }])
    })
  })

  test('forgets what orders held that nobody can pay any more', async () => {
    await setStock('steel-card', 1)
    const shopper = await shop().createShopper()
    await open(shopper, { 'steel-card': 1 })
    const count = async () =>
      (await shop().deps.db.selectFrom('stockReservations').selectAll().execute()).length
    await pruneOldRows(shop().deps)
    const before = await count()
    expect(before).toBeGreaterThan(0)
    shop().advanceClock(31 * 24 * 60)
    await pruneOldRows(shop().deps)
    expect(await count()).toBe(0)
    // No provider has ended it, such as one that the shop has left.
    expect(await listPayments(shop(), shopper)).toMatchObject([
      { status: 'expired', checkAt: null },
    ])
  })
})
