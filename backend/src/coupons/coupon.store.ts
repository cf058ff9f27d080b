import { type Coupon, GUEST_USER_ID } from '@shop/contracts/coupon.ts'

import type { Db, Row, Trx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

/** Whether a coupon can be used at `now`. */
export function isValid(coupon: Pick<Row<'coupons'>, 'expiresAt'>, now: Date): boolean {
  return coupon.expiresAt === null || coupon.expiresAt > now.toISOString()
}

/**
 * The coupon behind a code typed in any case, or `null`. A member who asks has claimed it: an order
 * may use the discount from then on.
 */
export async function verifyCoupon(
  { db, clock }: Deps,
  userId: string,
  code: string,
): Promise<Coupon | null> {
  const now = clock()
  const coupon = await db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  if (!coupon || !isValid(coupon, now)) return null
  if (userId !== GUEST_USER_ID) {
    await db
      .insertInto('couponClaims')
      .values({ userId, code: coupon.code, claimedAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { discountValue: coupon.discountValue, discountType: coupon.discountType }
}

/** The coupons a member has claimed that are valid at `now`. */
export async function claimedCoupons(
  db: Db | Trx,
  userId: string,
  now: Date,
): Promise<Row<'coupons'>[]> {
  const claimed = await db
    .selectFrom('couponClaims')
    .innerJoin('coupons', 'coupons.code', 'couponClaims.code')
    .selectAll('coupons')
    .where('couponClaims.userId', '=', userId)
    .orderBy('couponClaims.claimedAt', 'desc')
    .execute()
  return claimed.filter((coupon) => isValid(coupon, now))
}
