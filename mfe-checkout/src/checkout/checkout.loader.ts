import { getSession, profileQuery, queryClient } from '@shop/kernel'

import { keptDiscount } from '../coupon/coupon.ts'

export interface CheckoutData {
  /** Hundredths of OMR, as the cart page left it; the subtotal may be less by now. */
  discount: number
}

export function checkoutLoader(): CheckoutData {
  const session = getSession()
  if (session) void queryClient.prefetchQuery(profileQuery(session.user._id))
  return { discount: keptDiscount() }
}
