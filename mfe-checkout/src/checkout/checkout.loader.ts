import { queryClient } from '@shop/kernel/http'
import { getSession, profileQuery } from '@shop/kernel/session'

import { readStoredDiscount } from '../coupon/coupon.ts'

export interface CheckoutData {
  /** Hundredths of OMR, as stored by the cart page; may exceed the current subtotal. */
  discount: number
}

export function loader(): CheckoutData {
  const session = getSession()
  if (session) void queryClient.prefetchQuery(profileQuery(session.user._id))
  return { discount: readStoredDiscount() }
}
