import { openSqliteFile } from '../../testing/databases.ts'
import { get } from '../../testing/requests.ts'
import { openShop, type Shopper, type TestShop, withShop } from '../../testing/test-shop.ts'
import { claimCoupon, isCouponActive, listClaimedCoupons } from './coupon.store.ts'

describe('coupon routes', () => {
  describe('GET get-coupans-validity', () => {
    const shop = withShop(openSqliteFile)
    const check = (userId: string, code: string, shopper?: Shopper) =>
      get(shop(), `/users/get-coupans-validity/userId/${userId}/discountCode/${code}`, shopper)

    test.each([
      ['SALE20OFF', 20, 'percentage'],
      ['sale75off', 75, 'percentage'],
      ['Welcome5', 5, 'fixedamount'],
    ])(
      'returns the discount of %s, in any case and for guests',
      async (code, discountValue, discountType) => {
        const response = await check('guest', code)
        const { status, data } = response.json<{ status: string; data: unknown }>()
        expect(status).toBe('success')
        expect(data).toEqual({ verifyCoupanCodeName: { discountValue, discountType } })
      },
    )

    test.each(['SUMMER10', 'NOPE', '%20', "'--", 'x'.repeat(200)])(
      'returns an error with status 200 for %s',
      async (code) => {
        const response = await check('guest', code)
        expect(response.statusCode).toBe(200)
        const message = 'Invalid or expired discount code.'
        expect(response.json()).toEqual({ status: 'error', message })
      },
    )

    test('records one claim, in the user’s own name only', async () => {
      const [shopper, other] = [await shop().createShopper(), await shop().createShopper()]
      const { id } = shopper.user
      expect((await check(id, 'SALE20OFF')).statusCode).toBe(401)
      expect((await check(id, 'SALE20OFF', other)).statusCode).toBe(403)
      await check(id, 'SALE20OFF', shopper)
      await check(id, 'SALE20OFF', shopper)
      const claims = await shop().deps.db.selectFrom('couponClaims').selectAll().execute()
      expect(claims).toMatchObject([{ userId: id, code: 'SALE20OFF' }])
    })
  })

  describe('rate limit', () => {
    const shop = withShop(openSqliteFile, { rateLimits: true })

    test('rejects further codes after 30 in five minutes', async () => {
      const path = '/users/get-coupans-validity/userId/guest/discountCode/NOPE'
      const statuses = []
      for (let count = 0; count < 31; count += 1) {
        statuses.push((await get(shop(), path)).statusCode)
      }
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
    })
  })
})

describe('coupon.store', () => {
  const noon = new Date('2026-01-01T12:00:00.000Z')

  test.each([
    [null, true],
    ['2026-01-01T12:00:00.001Z', true],
    ['2026-01-01T12:00:00.000Z', false],
    ['2025-12-31T23:59:59.999Z', false],
  ])('isCouponActive at noon with the expiry %p returns %p', (expiresAt, valid) => {
    expect(isCouponActive({ startsAt: null, expiresAt }, noon)).toBe(valid)
  })

  test('isCouponActive returns false before the coupon begins', () => {
    const startsAt = '2026-01-01T12:00:00.000Z'
    expect(isCouponActive({ startsAt, expiresAt: null }, noon)).toBe(true)
    expect(isCouponActive({ startsAt, expiresAt: null }, new Date(noon.getTime() - 1))).toBe(false)
  })

  describe('coupon claims', () => {
    let shop: TestShop
    beforeAll(async () => {
      shop = await openShop(openSqliteFile)
    })
    afterAll(() => shop.close())

    test('listClaimedCoupons returns a user’s claims, latest first, and none of a guest', async () => {
      const { user } = await shop.createShopper()
      for (const code of ['sale20off', '\u200fSale٧٥Off ', 'sale20off', 'SUMMER10', 'nope']) {
        await claimCoupon(shop.deps, user.id, code)
        shop.advanceClock(1)
      }
      await claimCoupon(shop.deps, 'guest', 'SALE50OFF')
      const claimed = await listClaimedCoupons(shop.deps.db, {
        userId: user.id,
        now: shop.deps.clock(),
      })
      expect(claimed.map(({ code }) => code)).toEqual(['SALE75OFF', 'SALE20OFF'])
    })

    test('listClaimedCoupons omits coupons that have expired', async () => {
      const { user } = await shop.createShopper()
      const { db, clock } = shop.deps
      await claimCoupon(shop.deps, user.id, 'WELCOME5')
      const expiresAt = new Date(clock().getTime() + 60_000).toISOString()
      await db.updateTable('coupons').set({ expiresAt }).where('code', '=', 'WELCOME5').execute()
      expect(await listClaimedCoupons(db, { userId: user.id, now: clock() })).toHaveLength(1)
      shop.advanceClock(2)
      expect(await listClaimedCoupons(db, { userId: user.id, now: clock() })).toEqual([])
      expect(await claimCoupon(shop.deps, user.id, 'WELCOME5')).toBeNull()
    })
  })
})
