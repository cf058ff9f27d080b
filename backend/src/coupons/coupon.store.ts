import { type Coupon, GUEST_USER_ID } from '@shop/contracts/coupon.ts'
import { normalizeCode } from '@shop/contracts/typed-text.ts'
import { sql } from 'kysely'

import type { Db, Row, Trx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { oldestOpenConfirmation } from '../orders/order.state.ts'

/** Checks that a coupon has begun and has not expired at `now`. */
export function isCouponActive(
  { startsAt, expiresAt }: Pick<Row<'coupons'>, 'startsAt' | 'expiresAt'>,
  now: Date,
): boolean {
  const time = now.toISOString()
  return (startsAt === null || startsAt <= time) && (expiresAt === null || expiresAt > time)
}

/**
 * Waits for other orders that take the last use of a coupon, until the transaction ends: a no-op update, as for
 * users.
 */
async function lockLimited(db: Db | Trx, coupons: readonly Row<'coupons'>[]): Promise<void> {
  const codes = coupons.filter(({ maxUses }) => maxUses !== null).map(({ code }) => code)
  if (codes.length === 0) return
  await db
    .updateTable('coupons')
    .set({ code: sql.ref('code') })
    .where('code', 'in', codes.toSorted())
    .execute()
}

interface Usage {
  userId: string
  /** The cart that the discount is for: its own open order is no other use. */
  cartKey?: string | undefined
  now: Date
}

/** Checks that one more order of the user may use the coupon. Orders count that are paid, or whose prices are guaranteed. */
async function hasUsesLeft(
  db: Db | Trx,
  { code, maxUses, maxUsesPerMember }: Row<'coupons'>,
  { userId, cartKey, now }: Usage,
): Promise<boolean> {
  if (maxUses === null && maxUsesPerMember === null) return true
  const orders = await db
    .selectFrom('orders')
    .select(['userId', 'status', 'cartKey'])
    .where('couponCode', '=', code)
    .where('status', '!=', 'cancelled')
    .where((e) =>
      e.or([e('status', '=', 'paid'), e('confirmedAt', '>=', oldestOpenConfirmation(now))]),
    )
    .execute()
  const others = orders.filter(
    (order) =>
      order.status === 'paid' ||
      order.userId !== userId ||
      (cartKey !== undefined && order.cartKey !== cartKey),
  )
  const own = others.filter((order) => order.userId === userId)
  return others.length < (maxUses ?? Infinity) && own.length < (maxUsesPerMember ?? Infinity)
}

/**
 * Verifies a code, however it was typed, and records it as the user's claim: orders may use the discount from
 * then on. Guests claim nothing.
 * @returns `null` when the code is unknown, used up, not valid yet or no longer
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
  if (!(await hasUsesLeft(db, coupon, { userId, now }))) return null
  if (userId !== GUEST_USER_ID) {
    await db
      .insertInto('couponClaims')
      .values({ userId, code: coupon.code, claimedAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { discountValue: coupon.discountValue, discountType: coupon.discountType }
}

/** The coupons of these codes that a member who has used none of them may use at `now`. */
export async function listValidCoupons(
  db: Db,
  codes: readonly string[],
  now: Date,
): Promise<Row<'coupons'>[]> {
  if (codes.length === 0) return []
  const coupons = await db.selectFrom('coupons').selectAll().where('code', 'in', codes).execute()
  const valid: Row<'coupons'>[] = []
  for (const coupon of coupons.filter((each) => isCouponActive(each, now))) {
    if (await hasUsesLeft(db, coupon, { userId: GUEST_USER_ID, now })) valid.push(coupon)
  }
  return valid
}

/** The user's claimed coupons that an order may use at `now`, latest claim first. */
export async function listClaimedCoupons(
  db: Db | Trx,
  { userId, cartKey, now }: Usage,
): Promise<Row<'coupons'>[]> {
  const claimed = await db
    .selectFrom('couponClaims')
    .innerJoin('coupons', 'coupons.code', 'couponClaims.code')
    .selectAll('coupons')
    .where('couponClaims.userId', '=', userId)
    .orderBy('couponClaims.claimedAt', 'desc')
    .execute()
  const active = claimed.filter((coupon) => isCouponActive(coupon, now))
  await lockLimited(db, active)
  const usable: Row<'coupons'>[] = []
  for (const coupon of active) {
    if (await hasUsesLeft(db, coupon, { userId, cartKey, now })) usable.push(coupon)
  }
  return usable
}
