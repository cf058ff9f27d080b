import { normalizeCode } from '@shop/contracts/rules/typed-text.ts'
import { type Coupon, GUEST_USER_ID } from '@shop/contracts/wire/coupon.ts'
import { sql } from 'kysely'

import type { Db, Row, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { hasOpenPayment, oldestOpenConfirmation } from '../holds/order-hold.ts'

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
  now: Date
}

/** Unpaid orders count while a payment is open, and before that for as long as their prices are guaranteed. */
const selectUses = (db: Db | Trx, code: string, now: Date) =>
  db
    .selectFrom('orders')
    .where('couponCode', '=', code)
    .where('status', '!=', 'cancelled')
    .where((e) =>
      e.or([
        e('status', '=', 'paid'),
        e('confirmedAt', '>=', oldestOpenConfirmation(now)),
        hasOpenPayment(e),
      ]),
    )

interface Uses {
  /** By paid orders and those of others. */
  settled: number
  /** By the user's own paid orders. */
  ownPaid: number
  /** The user's own unpaid orders, from which a newer one takes over. */
  ownOpen: string[]
}

async function countUses(db: Db | Trx, code: string, { userId, now }: Usage): Promise<Uses> {
  const orders = await selectUses(db, code, now).select(['id', 'userId', 'status']).execute()
  const own = orders.filter((order) => order.userId === userId)
  const ownOpen = own.filter(({ status }) => status !== 'paid').map(({ id }) => id)
  return {
    settled: orders.length - ownOpen.length,
    ownPaid: own.length - ownOpen.length,
    ownOpen,
  }
}

type Limits = Pick<Row<'coupons'>, 'maxUses' | 'maxUsesPerMember'>

const isLimited = ({ maxUses, maxUsesPerMember }: Limits) =>
  maxUses !== null || maxUsesPerMember !== null

/** @param pending the user's own unpaid orders that count, too */
const isUsedUp = (
  { maxUses, maxUsesPerMember }: Limits,
  { settled, ownPaid }: Uses,
  pending = 0,
): boolean =>
  settled + pending >= (maxUses ?? Infinity) || ownPaid + pending >= (maxUsesPerMember ?? Infinity)

/** Checks that one more order of the user may use the coupon. */
const hasUsesLeft = async (db: Db | Trx, coupon: Row<'coupons'>, usage: Usage): Promise<boolean> =>
  !isLimited(coupon) || !isUsedUp(coupon, await countUses(db, coupon.code, usage))

const USED_UP_MESSAGE =
  'The discount code of this order has been used up meanwhile. Please order again without it.'

/**
 * Takes a use of an order's coupon, for as long as it has an open payment. The caller must hold the user's lock.
 * @returns the ids of the same user's orders that hold the last use: their payments are to be closed
 * @throws HttpError 409 when there is no use left
 */
export async function reserveCoupon(
  trx: Trx,
  { id, userId, couponCode }: Pick<Row<'orders'>, 'id' | 'userId' | 'couponCode'>,
  now: Date,
): Promise<string[]> {
  if (couponCode === null) return []
  const coupon = await trx
    .updateTable('coupons')
    .set({ code: sql.ref('code') })
    .where('code', '=', couponCode)
    .returningAll()
    .executeTakeFirst()
  if (!coupon || !isLimited(coupon)) return []
  const uses = await countUses(trx, couponCode, { userId, now })
  if (isUsedUp(coupon, uses)) throw new HttpError(409, USED_UP_MESSAGE)
  const rivals = uses.ownOpen.filter((each) => each !== id)
  return isUsedUp(coupon, uses, rivals.length) ? rivals : []
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
  { userId, now }: Usage,
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
    if (await hasUsesLeft(db, coupon, { userId, now })) usable.push(coupon)
  }
  return usable
}
