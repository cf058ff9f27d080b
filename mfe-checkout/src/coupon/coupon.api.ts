import { mainApi, request } from '@shop/kernel/http'
import { getSession } from '@shop/kernel/session'

import { type CouponResult, parseCouponResponse } from './coupon.ts'

/** Verifies a code for the signed-in member or the guest user. */
export async function verifyCoupon(code: string): Promise<CouponResult> {
  const { couponValiditySchema, GUEST_USER_ID } = await import('@shop/contracts/coupon.ts')
  const userId = getSession()?.user._id ?? GUEST_USER_ID
  const response = await request(mainApi, couponValiditySchema, {
    url: `/users/get-coupans-validity/userId/${encodeURIComponent(userId)}/discountCode/${encodeURIComponent(code)}`,
  })
  return parseCouponResponse(response)
}
