import { type Coupon, GUEST_USER_ID } from '@shop/contracts/coupon.ts'
import { normalizeCode } from '@shop/contracts/typed-text.ts'

import type { Db, Row, Trx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

/** Checks that a coupon has not expired at `now`. */
export function isCouponActive(coupon: Pick<Row<'coupons'>, 'expiresAt'>, now: Date): boolean {
  return coupon.expiresAt === null || coupon.expiresAt > now.toISOString()
}

/**
 * Verifies a code, however it was typed, and records it as the user's claim: orders may use the discount from
 * then on. Guests claim nothing.
 * @returns `null` when the code is unknown or expired
 */
export async function claimCoupon(
  { db, clock }: Deps,
  userId: string,
  code: string,
): Promise<Coupon | null> {
  const now = clock()
  const coupon = await db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', normalizeCode(code))
    .executeTakeFirst()
  if (!coupon || !isCouponActive(coupon, now)) return null
  if (userId !== GUEST_USER_ID) {
    await db
      .insertInto('couponClaims')
      .values({ userId, code: coupon.code, claimedAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { discountValue: coupon.discountValue, discountType: coupon.discountType }
}

/** The user's claimed coupons that have not expired at `now`, latest claim first. */
export async function listClaimedCoupons(
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
  return claimed.filter((coupon) => isCouponActive(coupon, now))
}
