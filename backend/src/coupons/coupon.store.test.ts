import { openShop, openSqliteFile, type TestShop } from '../testing/test-shop.ts'
import { claimedCoupons, isValid, verifyCoupon } from './coupon.store.ts'

const noon = new Date('2026-01-01T12:00:00.000Z')

test.each([
  [null, true],
  ['2026-01-01T12:00:00.001Z', true],
  ['2026-01-01T12:00:00.000Z', false],
  ['2025-12-31T23:59:59.999Z', false],
])('a coupon until %p can be used at noon: %p', (expiresAt, valid) => {
  expect(isValid({ expiresAt }, noon)).toBe(valid)
})

describe('claims', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(openSqliteFile)
  })
  afterAll(() => shop.close())

  test('are remembered for members, the latest first, and not for guests', async () => {
    const { user } = await shop.shopper()
    for (const code of ['sale20off', ' Sale75Off ', 'sale20off', 'SUMMER10', 'nope']) {
      await verifyCoupon(shop.deps, user.id, code)
      shop.advance(1)
    }
    await verifyCoupon(shop.deps, 'guest', 'SALE50OFF')
    const claimed = await claimedCoupons(shop.deps.db, user.id, shop.deps.clock())
    expect(claimed.map(({ code }) => code)).toEqual(['SALE75OFF', 'SALE20OFF'])
  })

  test('end with their coupon', async () => {
    const { user } = await shop.shopper()
    const { db, clock } = shop.deps
    await verifyCoupon(shop.deps, user.id, 'WELCOME5')
    const expiresAt = new Date(clock().getTime() + 60_000).toISOString()
    await db.updateTable('coupons').set({ expiresAt }).where('code', '=', 'WELCOME5').execute()
    expect(await claimedCoupons(db, user.id, clock())).toHaveLength(1)
    shop.advance(2)
    expect(await claimedCoupons(db, user.id, clock())).toEqual([])
    expect(await verifyCoupon(shop.deps, user.id, 'WELCOME5')).toBeNull()
  })
})
