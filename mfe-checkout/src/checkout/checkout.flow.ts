import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { cart, safeLocalStorage, serverMessage } from '@shop/kernel'
import toast from 'react-hot-toast'

import { keepDiscount } from '../coupon/coupon.ts'
import { t } from '../messages.ts'
import { updateProfile } from '../profile/profile.api.ts'
import { endAttempt, numbered } from './idempotency-key.ts'
import { confirmOrder, createCheckout, Refusal, type HostedCheckout } from './checkout.api.ts'
import { checkoutRequest, differs, orderRequest, type Order } from './order.ts'

/**
 * Saves the billing address where it is new, confirms the order, and asks for the card page.
 * @throws Refusal and whatever a call fails with; `failureText` has words for all of them
 */
export async function checkOut(order: Order): Promise<HostedCheckout> {
  const { profile, billing } = order
  if (differs(billing, profile)) toast.success(await updateProfile(profile._id, billing))
  await confirmOrder(numbered(profile._id, orderRequest(order)))
  return createCheckout(checkoutRequest(order))
}

/** Leaves for the card page. Only now is the cart no longer needed. */
export function leaveFor({ sessionId, checkoutUrl }: HostedCheckout): void {
  safeLocalStorage.write(storageKeys.paymentSession, sessionId)
  cart.clear()
  keepDiscount(0)
  endAttempt()
  window.location.assign(checkoutUrl)
}

/** After a conflict the server will not take this order's number again; the next try gets another. */
export function forgetConflict(error: unknown): void {
  const { response } = error as { response?: { status?: number } }
  if (response?.status === 409) endAttempt()
}

export function failureText(error: unknown): string {
  if (error instanceof Refusal) return error.message
  return serverMessage(error) || t('checkout.failed')
}
