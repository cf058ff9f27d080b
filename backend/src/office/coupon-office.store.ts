import type { CouponChange, OfficeCoupon } from '@shop/contracts/office-coupons.ts'

import { isUniqueViolation } from '../db/database-errors.ts'
import type { Row, Trx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { assertAllowed, type OfficeUser } from './office-access.ts'
import { recordChange } from './office-log.store.ts'

type CouponDeps = Pick<Deps, 'db' | 'clock'>

function toOfficeCoupon(row: Row<'coupons'>, used: number): OfficeCoupon {
  const { discountType, ...coupon } = row
  return { ...coupon, discountType: discountType === 'percentage' ? discountType : 'fixed', used }
}

async function countUses(db: CouponDeps['db']): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['couponCode', (e) => e.fn.countAll().as('count')])
    .where('status', '=', 'paid')
    .where('couponCode', 'is not', null)
    .groupBy('couponCode')
    .execute()
  return new Map(rows.map(({ couponCode, count }) => [couponCode, Number(count)]))
}

/** All coupons by their codes. */
export async function listOfficeCoupons(db: CouponDeps['db']): Promise<OfficeCoupon[]> {
  const uses = await countUses(db)
  const rows = await db.selectFrom('coupons').selectAll().orderBy('code').execute()
  return rows.map((row) => toOfficeCoupon(row, uses.get(row.code) ?? 0))
}

/** A coupon by its code. @throws HttpError 404 */
export async function findOfficeCoupon(db: CouponDeps['db'], code: string): Promise<OfficeCoupon> {
  const row = await db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
  if (!row) throw new HttpError(404, 'There is no such record.')
  return toOfficeCoupon(row, (await countUses(db)).get(code) ?? 0)
}

const isFree = ({
  discountType,
  discountValue,
}: Pick<CouponChange, 'discountType' | 'discountValue'>) =>
  discountType === 'percentage' && discountValue >= 100

async function writeCoupon(
  trx: Trx,
  code: string,
  version: number | undefined,
  change: CouponChange,
): Promise<void> {
  if (version === undefined) {
    await trx
      .insertInto('coupons')
      .values({ ...change, code })
      .execute()
    return
  }
  const { numUpdatedRows } = await trx
    .updateTable('coupons')
    .set({ ...change, version: version + 1 })
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return
  throw new HttpError(409, 'Somebody else has changed this meanwhile. Nothing was saved.')
}

/** What a coupon was of what is changed: its code stays, its version and its uses are no decisions of anybody. */
const toLogged = (coupon: OfficeCoupon | null, change: CouponChange) =>
  coupon &&
  Object.fromEntries(Object.keys(change).map((key) => [key, coupon[key as keyof CouponChange]]))

/**
 * Saves a coupon.
 * @param version that was read; none of a new one
 * @throws HttpError 404, 403 for staff who may not save such a code, 409 when another version is stored, or 422 when the new code is taken
 */
export async function saveCoupon(
  { db, clock }: CouponDeps,
  user: OfficeUser,
  { code, version }: { code: string; version?: number },
  change: CouponChange,
): Promise<OfficeCoupon> {
  const before = version === undefined ? null : await findOfficeCoupon(db, code)
  // A code that takes off everything is not made longer or wider by others, either.
  if (isFree(change) || (before && isFree(before))) assertAllowed(user, 'freeCodes')
  try {
    return await db.transaction().execute(async (trx) => {
      await writeCoupon(trx, code, version, change)
      const logged = {
        kind: 'coupon',
        subject: code,
        before: toLogged(before, change),
        after: change,
      }
      await recordChange(trx, { userId: user.id, ...logged }, clock())
      return findOfficeCoupon(trx, code)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new HttpError(422, 'There is a coupon with this code already.')
  }
}
