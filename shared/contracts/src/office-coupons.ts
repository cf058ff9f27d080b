import * as z from 'zod/mini'

import { MAX_AMOUNT } from './money.ts'
import { normalizeCode } from './typed-text.ts'

const uses = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)))
const time = z.nullable(z.iso.datetime())

/** PATCH /office/coupons/{code}, without the version; POST has the code, too. */
export const couponChangeSchema = z
  .object({
    discountType: z.enum(['percentage', 'fixed']),
    /** Percent of the subtotal, or OMR (decimal). */
    discountValue: z.number().check(z.gt(0), z.lte(MAX_AMOUNT)),
    /** ISO 8601 in UTC; null for always. */
    startsAt: time,
    expiresAt: time,
    /** Orders that may use it, of all members and of each; null for any number. */
    maxUses: uses,
    maxUsesPerMember: uses,
  })
  .check(
    z.refine(
      ({ discountType, discountValue }) => discountType === 'fixed' || discountValue <= 100,
      {
        path: ['discountValue'],
        error: 'A percentage is at most 100.',
      },
    ),
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
  version: z.int(),
  discountType: z.enum(['percentage', 'fixed']),
  discountValue: z.number(),
  startsAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  maxUses: z.nullable(z.int()),
  maxUsesPerMember: z.nullable(z.int()),
  /** Paid orders that used it. */
  used: z.int(),
})
export type OfficeCoupon = z.infer<typeof officeCouponSchema>

/** GET /office/coupons */
export const officeCouponListSchema = z.object({ results: z.array(officeCouponSchema) })
