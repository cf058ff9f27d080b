import { z } from 'zod/mini'

export const couponSchema = z.object({
  /** Percent of the subtotal, or OMR (decimal) for the fixed types. */
  discountValue: z.number().check(z.gte(0)),
  discountType: z.enum(['percentage', 'fixedamount', 'fixed']),
})
export type Coupon = z.infer<typeof couponSchema>

/** User id of visitors in the coupon request. */
export const GUEST_USER_ID = 'guest'

/**
 * GET /users/get-coupans-validity/userId/{userId}/discountCode/{code}.
 * An invalid code is `status: 'error'` with a `message`; a valid one has its record in `data`.
 */
export const couponValiditySchema = z.object({
  status: z.string(),
  message: z.optional(z.string()),
  data: z.nullish(z.object({ verifyCoupanCodeName: z.nullish(couponSchema) })),
})
