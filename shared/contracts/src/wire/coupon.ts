import * as z from 'zod/mini'

import { isRecord, toNumber, toText } from './normalize.ts'
import { optionalMessage, tolerant } from './tolerant.ts'

export const couponSchema = z.object({
  /** Percent of the subtotal, or OMR (decimal) for the fixed types. */
  discountValue: tolerant(z.number().check(z.gte(0)), toNumber),
  discountType: tolerant(z.enum(['percentage', 'fixedamount', 'fixed']), (raw) =>
    toText(raw)
      ?.toLowerCase()
      .replace(/[^a-z]/g, ''),
  ),
})
export type Coupon = z.infer<typeof couponSchema>

/** User id of visitors in the coupon request. */
export const GUEST_USER_ID = 'guest'

const toRecord = (raw: unknown) => (isRecord(raw) && Object.keys(raw).length > 0 ? raw : undefined)

/**
 * GET /users/get-coupans-validity/userId/{userId}/discountCode/{code}.
 * An invalid code is `status: 'error'` with a `message`; a valid one has its record in `data`, and
 * other backends send no status with it.
 */
export const couponValiditySchema = z.object({
  status: tolerant(z.optional(z.string()), (raw) => toText(raw)?.toLowerCase()),
  message: optionalMessage,
  data: tolerant(
    z.optional(z.object({ verifyCoupanCodeName: tolerant(z.optional(couponSchema), toRecord) })),
    toRecord,
  ),
})

/** The same, read from a response of any kind: one that is no record has no coupon. */
export const receivedCouponSchema = tolerant(couponValiditySchema, (raw) => toRecord(raw) ?? {})
