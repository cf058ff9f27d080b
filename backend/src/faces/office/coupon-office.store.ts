import {
  type CouponChange,
  couponFields,
  type OfficeCoupon,
} from '@shop/contracts/wire/office-coupons.ts'

import { isUniqueViolation } from '../../platform/db/database-errors.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { countOrders } from './count-orders.ts'
import { assertAllowed, type OfficeUser } from './office-access.ts'
import { createRecordStore, type RecordDeps, type Target } from './record.store.ts'

/** A change, with the code of a new coupon. */
type TypedCoupon = CouponChange & { code?: string }

/** How many paid orders used each of these codes. */
async function countUses(
  db: RecordDeps['db'],
  codes: readonly string[],
): Promise<Map<string | null, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['couponCode', (e) => e.fn.countAll().as('count')])
    .where('status', '=', 'paid')
    .where('couponCode', 'in', codes)
    .groupBy('couponCode')
    .execute()
  return new Map(rows.map(({ couponCode, count }) => [couponCode, Number(count)]))
}

const store = createRecordStore<OfficeCoupon, TypedCoupon>({
  kind: 'coupon',
  table: 'coupons',
  key: 'code',
  fields: couponFields,
  async complete(db, records) {
    const codes = records.map(({ item }) => item.code)
    const uses = await countUses(db, codes)
    return records.map(({ item, row }) => ({
      ...item,
      discountType: row.discountType === 'percentage' ? row.discountType : 'fixed',
      used: uses.get(item.code) ?? 0,
    }))
  },
  prepare: (_, { code = '' }) => code,
  countUses: (trx, codes) => countOrders(trx, (e) => e('couponCode', 'in', codes)),
  async removeMore(trx, code) {
    await trx.deleteFrom('couponClaims').where('code', '=', code).execute()
  },
})

const isFree = ({
  discountType,
  discountValue,
}: Pick<CouponChange, 'discountType' | 'discountValue'>) =>
  discountType === 'percentage' && discountValue >= 100

/**
 * Saves a coupon.
 * @throws HttpError 404, 403 for staff who may not save such a code, 409 when another version is stored, or 422 when the new code is taken
 */
async function save(
  deps: RecordDeps,
  user: OfficeUser,
  target: Target,
  change: TypedCoupon,
  key?: string,
): Promise<OfficeCoupon> {
  const before = target && (await store.find(deps, target.id))
  // A code that takes off everything is not made longer or wider by others, either.
  if (isFree(change) || (before && isFree(before))) assertAllowed(user, 'freeCodes')
  try {
    return await store.save(deps, user, target, change, key)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new HttpError(422, 'There is a coupon with this code already.')
  }
}

export const couponStore = { ...store, save }
