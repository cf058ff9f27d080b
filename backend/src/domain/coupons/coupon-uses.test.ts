import { describeOnDatabases } from '../../testing/databases.ts'
import { withOfficePerson } from '../../testing/office.ts'
import { listOrderStatuses, listPayments } from '../../testing/order-queries.ts'
import {
  claimCoupon,
  createCheckoutRequest,
  createOrderRequest,
  halfPriceSummary,
  post,
  postCheckout,
  postOrder,
  summarize,
} from '../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../testing/responses.ts'
import { withStripeShop } from '../../testing/stripe-shop.ts'
import type { Shopper } from '../../testing/test-shop.ts'

describeOnDatabases('the uses of a limited code', ({ openDatabase }) => {
  const shop = withStripeShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  let codes = 0

  /** A new code that takes half the price off, claimed by as many shoppers. */
  async function prepare(
    limits: object,
    count: number,
  ): Promise<{ code: string; shoppers: Shopper[] }> {
    const code = `HALF${(codes += 1)}`
    const coupon = {
      discountType: 'percentage',
      discountValue: 50,
      startsAt: null,
      expiresAt: null,
    }
    const uses = { maxUses: null, maxUsesPerMember: null, ...limits }
    await post(shop(), '/office/coupons', staff(), { ...coupon, ...uses, code })
    const shoppers: Shopper[] = []
    for (let index = 0; index < count; index += 1) shoppers.push(await shop().createShopper())
    for (const shopper of shoppers) expect(await claim(shopper, code)).toBe('success')
    return { code, shoppers }
  }
  const claim = (shopper: Shopper, code: string) => claimCoupon(shop(), shopper, code)
  const order = (shopper: Shopper) =>
    postOrder(
      shop(),
      shopper,
      createOrderRequest(shopper, { TotalOrderPrice: halfPriceSummary.total }),
    )
  const openCardPage = (shopper: Shopper) =>
    postCheckout(shop(), shopper, { ...createCheckoutRequest(), orderSummary: halfPriceSummary })
  let events = 0
  async function pay(sessionId: string) {
    shop().stripe.completePayment(sessionId)
    await shop().sendEvent(`evt_use_${(events += 1)}`, sessionId)
  }

  test('are no more than its limit, however late a card page was opened', async () => {
    const { code, shoppers } = await prepare({ maxUses: 1 }, 2)
    const [first, second] = shoppers as [Shopper, Shopper]
    await order(first)
    shop().advanceClock(29)
    const { sessionId } = getCreatedSession(await openCardPage(first))
    // The guarantee of the prices has ended; the card page has not.
    shop().advanceClock(20)
    expect(await claim(second, code)).toBe('error')
    expect((await order(second)).statusCode).toBe(409)
    await pay(sessionId)
    expect(await listOrderStatuses(shop(), first)).toEqual(['paid'])
    expect((await order(second)).statusCode).toBe(409)
    expect(await claim(first, code)).toBe('error')
  })

  test('are free again when the card page has ended', async () => {
    const { shoppers } = await prepare({ maxUses: 1 }, 2)
    const [first, second] = shoppers as [Shopper, Shopper]
    await order(first)
    const { sessionId } = getCreatedSession(await openCardPage(first))
    Object.assign(shop().stripe.sessions.get(sessionId) ?? {}, { status: 'expired' })
    shop().advanceClock(36)
    expect((await order(second)).statusCode).toBe(409)
    await shop().reconcile()
    expect((await order(second)).statusCode).toBe(200)
  })

  test('are asked about once more when a card page is opened', async () => {
    const { shoppers } = await prepare({ maxUses: 1 }, 2)
    const [first, second] = shoppers as [Shopper, Shopper]
    await order(first)
    shop().advanceClock(31)
    await order(second)
    // As if both had been confirmed at the same moment.
    const { db, clock } = shop().deps
    const orders = db.updateTable('orders').set({ confirmedAt: clock().toISOString() })
    await orders.where('userId', '=', first.user.id).execute()
    await db
      .updateTable('orders')
      .set({ status: 'paid' })
      .where('userId', '=', second.user.id)
      .execute()
    const refused = await openCardPage(first)
    expect([refused.statusCode, getMessage(refused)]).toEqual([
      409,
      'The discount code of this order has been used up meanwhile. Please order again without it.',
    ])
    expect(await listPayments(shop(), first)).toEqual([])
  })

  test('go along to a newer order of the same member with other goods', async () => {
    const { shoppers } = await prepare({ maxUses: 5, maxUsesPerMember: 1 }, 1)
    const [shopper] = shoppers as [Shopper]
    await order(shopper)
    const older = getCreatedSession(await openCardPage(shopper))
    const orderSummary = summarize([{ price: 21, quantity: 1 }], 1050)
    const orderLists = [
      { itemId: 'steel-card', itemImage: '', itemName: '', itemPrice: 21, itemQuantity: 1 },
    ]
    const changes = { orderLists, TotalOrderPrice: orderSummary.total }
    const placed = await postOrder(shop(), shopper, createOrderRequest(shopper, changes))
    expect(placed.statusCode).toBe(200)
    const products = [{ productId: 'steel-card', name: '', unit_amount: 21, quantity: 1 }]
    const newer = getCreatedSession(await postCheckout(shop(), shopper, { products, orderSummary }))
    expect(shop().stripe.completePayment(older.sessionId)).toBe(false)
    await pay(newer.sessionId)
    expect((await listOrderStatuses(shop(), shopper)).sort()).toEqual(['open', 'paid'])
  })
})
