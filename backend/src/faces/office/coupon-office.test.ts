import { officeCouponSchema } from '@shop/contracts/wire/office-coupons.ts'

import { describeOnDatabases } from '../../testing/databases.ts'
import { withOfficePerson } from '../../testing/office.ts'
import {
  ACCEPTED_CARD,
  claimCoupon,
  createCheckoutRequest,
  createOrderRequest,
  get,
  halfPriceSummary,
  post,
  postCard,
  postCheckout,
  postOrder,
} from '../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../testing/responses.ts'
import { type Shopper, withShop } from '../../testing/test-shop.ts'

const half = {
  discountType: 'percentage',
  discountValue: 50,
  startsAt: null,
  expiresAt: null,
  maxUses: null,
  maxUsesPerMember: null,
}

describeOnDatabases('coupons in the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  const create = (code: string, limits: object = {}) =>
    post(shop(), '/office/coupons', staff(), { ...half, ...limits, code })
  const claim = (shopper: Shopper, code: string) => claimCoupon(shop(), shopper, code)
  const order = (shopper: Shopper) => {
    const request = createOrderRequest(shopper, { TotalOrderPrice: halfPriceSummary.total })
    return postOrder(shop(), shopper, request)
  }
  async function pay(shopper: Shopper): Promise<void> {
    const request = { ...createCheckoutRequest(), orderSummary: halfPriceSummary }
    const { sessionId } = getCreatedSession(await postCheckout(shop(), shopper, request))
    await postCard(shop(), sessionId, ACCEPTED_CARD)
    await get(shop(), `/payment/checkout/${sessionId}`, shopper)
  }

  test('creates a coupon that shoppers can use, and counts its paid orders', async () => {
    const created = officeCouponSchema.parse((await create(' half٢ ')).json())
    expect(created).toEqual({ ...half, code: 'HALF2', version: 1, used: 0 })
    const shopper = await shop().createShopper()
    expect(await claim(shopper, 'half2')).toBe('success')
    expect((await order(shopper)).statusCode).toBe(200)
    await pay(shopper)
    const read = await get(shop(), '/office/coupons/HALF2', staff())
    expect(read.json()).toMatchObject({ used: 1 })
    expect(getMessage(await create('HALF2'))).toContain('already')
  })

  test('a use is taken by the first of two members, until their order is no longer guaranteed', async () => {
    await create('ONCE1', { maxUses: 1 })
    const [first, second] = [await shop().createShopper(), await shop().createShopper()]
    for (const shopper of [first, second]) expect(await claim(shopper, 'ONCE1')).toBe('success')
    const placed = await Promise.all([order(first), order(second)])
    const statuses = placed.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 409])
    const [winner, loser] = statuses[0] === 200 ? [first, second] : [second, first]
    expect((await order(winner)).statusCode).toBe(200)
    expect(await claim(loser, 'ONCE1')).toBe('error')
    shop().advanceClock(31)
    expect((await order(loser)).statusCode).toBe(200)
    await pay(loser)
    expect(await claim(winner, 'ONCE1')).toBe('error')
  })

  test('a member uses a coupon as often as each member may', async () => {
    await create('MINE1', { maxUsesPerMember: 1 })
    const [first, second] = [await shop().createShopper(), await shop().createShopper()]
    await claim(first, 'MINE1')
    expect((await order(first)).statusCode).toBe(200)
    await pay(first)
    expect(await claim(first, 'MINE1')).toBe('error')
    expect((await order(first)).statusCode).toBe(409)
    expect(await claim(second, 'MINE1')).toBe('success')
  })

  test('begins and ends', async () => {
    const at = (minutes: number) =>
      new Date(shop().deps.clock().getTime() + minutes * 60_000).toISOString()
    await create('LATER', { startsAt: at(10), expiresAt: at(20) })
    const shopper = await shop().createShopper()
    const statuses = []
    for (let step = 0; step < 3; step += 1) {
      statuses.push(await claim(shopper, 'LATER'))
      shop().advanceClock(11)
    }
    expect(statuses).toEqual(['error', 'success', 'error'])
  })

  test.each([
    ['a percentage above 100', { discountValue: 101 }, 'at most 100'],
    ['no discount', { discountValue: 0 }, 'discountValue'],
    [
      'an end before the beginning',
      { startsAt: '2027-01-02T00:00:00Z', expiresAt: '2027-01-01T00:00:00Z' },
      'end before',
    ],
    ['half a use', { maxUses: 0.5 }, 'maxUses'],
    ['a code of markup', { code: '<b>' }, 'letters from A to Z'],
  ])('refuses %s by a sentence', async (_, wrong, sentence) => {
    const response = await post(shop(), '/office/coupons', staff(), {
      ...half,
      code: 'WRONG',
      ...wrong,
    })
    expect(response.statusCode).toBe(400)
    expect(getMessage(response)).toContain(sentence)
    expect((await get(shop(), '/office/coupons/WRONG', staff())).statusCode).toBe(404)
  })
})
