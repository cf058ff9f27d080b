import type { DeliverySettings } from '@shop/contracts/rules/delivery.ts'
import { addDelivery } from '@shop/contracts/rules/pricing.ts'

import { toJson } from '../../platform/db/json.ts'
import type { OrderDelivery } from '../../platform/db/order-line.ts'
import { getOrder } from '../../testing/account-requests.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { listOrders } from '../../testing/order-queries.ts'
import {
  ACCEPTED_CARD,
  createCheckoutRequest,
  createOrderRequest,
  get,
  postCard,
  postCheckout,
  postOrder,
  summary,
} from '../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../testing/responses.ts'
import { type Shopper, type TestShop, withShop } from '../../testing/test-shop.ts'
import { formatOmr } from './amount-limits.ts'
import { describeDelivery } from './describe-delivery.ts'
import { checkDelivery, getExpectedDay } from './order-delivery.ts'

const delivery: DeliverySettings = {
  dispatchDays: 2,
  options: [
    { id: 'muscat', price: 1.5, days: 1 },
    { id: 'oman', price: 2, days: 3 },
    { id: 'abroad', price: 9 },
    { id: 'mutrah', price: 0, days: 0, store: { en: 'Mutrah', ar: 'مطرح' } },
    { id: 'sohar', price: 0, days: 0, store: { en: 'Sohar', ar: 'صحار' } },
  ],
}
const free: DeliverySettings = {
  ...delivery,
  options: delivery.options.map((option) => ({ ...option, price: 0 })),
}

const muscat = { id: 'muscat', price: 1.5 }
const mutrah = { id: 'mutrah', price: 0 }
const sohar = { id: 'sohar', price: 0 }
const deliveredTotal = Math.round((summary.total + 1.5) * 100) / 100

describe('checkDelivery', () => {
  test.each([
    ['what is offered at its price', muscat, delivery, { id: 'muscat', price: 150, days: 3 }],
    [
      'a store by its name',
      mutrah,
      delivery,
      { id: 'mutrah', price: 0, days: 2, store: { en: 'Mutrah', ar: 'مطرح' } },
    ],
    ['no choice where delivery is free', undefined, free, undefined],
    ['no choice where nothing is offered', undefined, undefined, undefined],
    ['free delivery where nothing is offered', mutrah, undefined, undefined],
  ])('accepts %s', (_, chosen, settings, expected) => {
    expect(checkDelivery(chosen, settings, formatOmr)).toEqual(
      expected ? { delivery: expected } : {},
    )
  })

  test.each([
    [
      'another price',
      { ...muscat, price: 1 },
      delivery,
      'The price of delivery is now OMR\u00a01.50',
    ],
    ['what is not offered', { id: 'drone', price: 0 }, delivery, 'no longer offered'],
    ['a price where nothing is offered', muscat, undefined, 'no longer offered'],
    ['no choice where delivery has a price', undefined, delivery, 'Delivery has a price now'],
  ])('refuses %s', (_, chosen, settings, message) => {
    expect(checkDelivery(chosen, settings, formatOmr)).toEqual({
      mismatch: expect.stringContaining(message) as unknown,
    })
  })
})

describe('a stored delivery', () => {
  const stored: OrderDelivery = { id: 'muscat', price: 150, days: 3 }
  const inStore: OrderDelivery = { ...stored, store: { en: 'Mutrah', ar: 'مطرح' } }
  const toOrder = (value: OrderDelivery, paidAt: string | null) => ({
    delivery: toJson(value),
    paidAt,
  })
  const PAID_AT = '2026-11-26T08:00:00.000Z'

  test('is expected so many working days after the payment', () => {
    expect(getExpectedDay(toOrder(stored, PAID_AT))).toBe('2026-12-01')
    expect(getExpectedDay(toOrder(stored, null))).toBeUndefined()
    expect(getExpectedDay(toOrder({ id: 'abroad', price: 900 }, PAID_AT))).toBeUndefined()
  })

  test.each([
    [stored, PAID_AT, 'With you by Tuesday 1\u00a0December.', 'يصلك بحلول الثلاثاء 1\u00a0ديسمبر.'],
    [stored, null, 'To your address.', 'إلى عنوانك.'],
    [
      inStore,
      PAID_AT,
      'Ready for you in our store Mutrah by Tuesday 1\u00a0December.',
      'جاهز لك في متجرنا مطرح بحلول الثلاثاء 1\u00a0ديسمبر.',
    ],
    [inStore, null, 'You collect it in our store Mutrah.', 'تستلمه من متجرنا مطرح.'],
  ])('is described in both languages (%#)', (value, paidAt, en, ar) => {
    expect(describeDelivery(toOrder(value, paidAt), 'en')).toBe(en)
    expect(describeDelivery(toOrder(value, paidAt), 'ar')).toBe(ar)
  })
})

describeOnDatabases('orders with delivery', ({ openDatabase }) => {
  const shop = withShop(openDatabase, { delivery })

  /** Orders with a delivery, and opens the card page. */
  async function order(shopper: Shopper, chosen: typeof muscat, total: number): Promise<string> {
    const changes = { delivery: chosen, TotalOrderPrice: total }
    const response = await postOrder(shop(), shopper, createOrderRequest(shopper, changes))
    expect(response.json()).toMatchObject({ success: true })
    return getCreatedSession(await postCheckout(shop(), shopper, createCheckoutRequest(total)))
      .sessionId
  }

  const readSession = async (opened: TestShop, shopper: Shopper, sessionId: string) =>
    (await get(opened, `/payment/checkout/${sessionId}`, shopper)).json<{ data: unknown }>().data

  test('are stored, paid and confirmed with the price in their total', async () => {
    const shopper = await shop().createShopper()
    const sessionId = await order(shopper, muscat, deliveredTotal)
    const [stored] = await listOrders(shop(), shopper)
    expect(JSON.parse(stored?.delivery ?? '')).toEqual({ id: 'muscat', price: 150, days: 3 })
    expect(stored?.total).toBe(
      addDelivery({ subtotal: 0, tax: 0, discount: 0, total: Math.round(summary.total * 100) }, 150)
        .total,
    )
    const card = await shop().app.inject({ url: `/pay/${sessionId}?lang=en` })
    expect(card.body.replaceAll(/\s+/g, ' ')).toMatch(/Delivery<\/th> <td><bdi[^>]*>OMR.1\.50/)
    expect(await readSession(shop(), shopper, sessionId)).toMatchObject({
      orderSummary: { delivery: 1.5, total: deliveredTotal },
      delivery: {},
    })
    await postCard(shop(), sessionId, ACCEPTED_CARD)
    expect(await readSession(shop(), shopper, sessionId)).toMatchObject({
      payment_status: 'paid',
      delivery: { expectedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown },
    })
    const [mail] = await deliverMails(shop())
    expect(mail?.text).toContain('Delivery: OMR\u00a01.50')
    expect(mail?.text).toMatch(/Delivery:\nWith you by \w+ \d+\u00a0\w+\.\nSalma .*\nWay 1, Muscat/)
    expect(mail?.html).toContain('With you by')
  })

  test('are collected in a store, which e-mail and payment name', async () => {
    const shopper = await shop().createShopper()
    const sessionId = await order(shopper, mutrah, summary.total)
    await postCard(shop(), sessionId, ACCEPTED_CARD)
    expect(await readSession(shop(), shopper, sessionId)).toMatchObject({
      delivery: { store: { en: 'Mutrah', ar: 'مطرح' } },
      orderSummary: { delivery: 0, total: summary.total },
    })
    const [mail] = await deliverMails(shop())
    expect(mail?.text).toContain('Ready for you in our store Mutrah by')
    expect(mail?.text).not.toContain('Way 1, Muscat')
    const [stored] = await listOrders(shop(), shopper)
    expect(await getOrder(shop(), shopper, stored?.number ?? 0)).toMatchObject({
      delivery: { store: { en: 'Mutrah', ar: 'مطرح' }, expectedOn: expect.any(String) },
      orderSummary: { delivery: 0 },
    })
  })

  test('are refused at another price, and without a choice', async () => {
    const shopper = await shop().createShopper()
    const TotalOrderPrice = Math.round((summary.total + 1) * 100) / 100
    const cheap = createOrderRequest(shopper, {
      delivery: { ...muscat, price: 1 },
      TotalOrderPrice,
    })
    const response = await postOrder(shop(), shopper, cheap)
    expect(response.statusCode).toBe(409)
    expect(getMessage(response)).toContain('(your order says OMR\u00a01.00)')
    const silent = await postOrder(shop(), shopper, createOrderRequest(shopper))
    expect(getMessage(silent)).toMatch(/^Delivery has a price now\./)
    expect(await listOrders(shop(), shopper)).toEqual([])
  })

  test('change their way while no card page is open, at the same price only', async () => {
    const shopper = await shop().createShopper()
    const place = async (chosen: typeof muscat, total: number) => {
      const changes = { delivery: chosen, TotalOrderPrice: total }
      await postOrder(shop(), shopper, createOrderRequest(shopper, changes))
      const orders = await listOrders(shop(), shopper)
      return orders.map((each) => (JSON.parse(each.delivery ?? '{}') as OrderDelivery).id).sort()
    }
    expect(await place(muscat, deliveredTotal)).toEqual(['muscat'])
    expect(await place(mutrah, summary.total)).toEqual(['muscat', 'mutrah'])
    expect(await place(sohar, summary.total)).toEqual(['muscat', 'sohar'])
    await postCheckout(shop(), shopper)
    expect(await place(mutrah, summary.total)).toEqual(['muscat', 'mutrah', 'sohar'])
  })

  test('are refused when a number is used again with another way', async () => {
    const shopper = await shop().createShopper()
    const retried = createOrderRequest(shopper, { delivery: mutrah })
    await postOrder(shop(), shopper, retried)
    const other = { ...retried, delivery: muscat, TotalOrderPrice: deliveredTotal }
    expect((await postOrder(shop(), shopper, other)).statusCode).toBe(409)
  })
})
