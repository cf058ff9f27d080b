import { couponValiditySchema, GUEST_USER_ID } from '@shop/contracts/coupon.ts'
import { request, getSession, mainApi } from '@shop/kernel'

import { judge, type Verdict } from './coupon.ts'

/** Asks the server about a code on behalf of whoever is signed in, or of a guest. */
export async function verifyCoupon(code: string): Promise<Verdict> {
  const userId = getSession()?.user._id ?? GUEST_USER_ID
  const validity = await request(mainApi, couponValiditySchema, {
    url: `/users/get-coupans-validity/userId/${encodeURIComponent(userId)}/discountCode/${encodeURIComponent(code)}`,
  })
  return judge(validity)
}
