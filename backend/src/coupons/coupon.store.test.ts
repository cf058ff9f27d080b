import { openSqliteFile } from '../testing/databases.ts'
import { openShop, type TestShop } from '../testing/test-shop.ts'
import { claimCoupon, isCouponActive, listClaimedCoupons } from './coupon.store.ts'

const noon = new Date('2026-01-01T12:00:00.000Z')

test.each([
  [null, true],
  ['2026-01-01T12:00:00.001Z', true],
  ['2026-01-01T12:00:00.000Z', false],
  ['2025-12-31T23:59:59.999Z', false],
])('isCouponActive at noon with the expiry %p returns %p', (expiresAt, valid) => {
  expect(isCouponActive({ expiresAt }, noon)).toBe(valid)
})

describe('coupon claims', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(openSqliteFile)
  })
  afterAll(() => shop.close())

  test('listClaimedCoupons returns a user’s claims, latest first, and none of a guest', async () => {
    const { user } = await shop.createShopper()
    for (const code of ['sale20off', ' Sale75Off ', 'sale20off', 'SUMMER10', 'nope']) {
      await claimCoupon(shop.deps, user.id, code)
      shop.advanceClock(1)
    }
    await claimCoupon(shop.deps, 'guest', 'SALE50OFF')
    const claimed = await listClaimedCoupons(shop.deps.db, user.id, shop.deps.clock())
    expect(claimed.map(({ code }) => code)).toEqual(['SALE75OFF', 'SALE20OFF'])
  })

  test('listClaimedCoupons omits coupons that have expired', async () => {
    const { user } = await shop.createShopper()
    const { db, clock } = shop.deps
    await claimCoupon(shop.deps, user.id, 'WELCOME5')
    const expiresAt = new Date(clock().getTime() + 60_000).toISOString()
    await db.updateTable('coupons').set({ expiresAt }).where('code', '=', 'WELCOME5').execute()
    expect(await listClaimedCoupons(db, user.id, clock())).toHaveLength(1)
    shop.advanceClock(2)
    expect(await listClaimedCoupons(db, user.id, clock())).toEqual([])
    expect(await claimCoupon(shop.deps, user.id, 'WELCOME5')).toBeNull()
  })
})
