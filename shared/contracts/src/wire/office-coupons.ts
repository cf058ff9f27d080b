import * as z from 'zod/mini'

import { MAX_AMOUNT } from '../rules/money.ts'
import { normalizeCode } from '../rules/typed-text.ts'
import { choiceField, countField, numberField, timeField } from './office-fields.ts'
import { changeShape, storedShape } from './office-record.ts'

/** A coupon, in the order of the form; its code stays. */
export const couponFields = {
  discountType: choiceField(['percentage', 'fixed']),
  /** Percent of the subtotal, or OMR (decimal). */
  discountValue: numberField('number', z.number().check(z.gt(0), z.lte(MAX_AMOUNT)), {
    hint: true,
  }),
  /** ISO 8601 in UTC; null for always. */
  startsAt: timeField({ hint: true }),
  expiresAt: timeField({ hint: true }),
  /** Orders that may use it, of all members and of each; null for any number. */
  maxUses: countField(1, { hint: true }),
  maxUsesPerMember: countField(1, { hint: true }),
}

/** PATCH /office/coupons/{code}, without the version; POST has the code, too. */
export const couponChangeSchema = z.object(changeShape(couponFields)).check(
  z.refine(({ discountType, discountValue }) => discountType === 'fixed' || discountValue <= 100, {
    path: ['discountValue'],
    error: 'A percentage is at most 100.',
  }),
  z.refine(({ startsAt, expiresAt }) => !startsAt || !expiresAt || startsAt < expiresAt, {
    path: ['expiresAt'],
    error: 'The coupon would end before it begins.',
  }),
)
export type CouponChange = z.infer<typeof couponChangeSchema>

/** A code as shoppers type it, in any case. */
export const couponCodeSchema = z
  .string()
  .check(
    z.overwrite(normalizeCode),
    z.regex(/^[A-Z0-9]{3,30}$/, 'Please use 3 to 30 letters from A to Z and digits for the code.'),
  )

export const officeCouponSchema = z.object({
  code: z.string(),
  ...storedShape(couponFields),
  /** Paid orders that used it. */
  used: z.int(),
})
export type OfficeCoupon = z.infer<typeof officeCouponSchema>

/** GET /office/coupons */
export const officeCouponListSchema = z.object({ results: z.array(officeCouponSchema) })
