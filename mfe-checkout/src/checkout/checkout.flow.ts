import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { cart } from '@shop/kernel/cart'
import { serverMessage } from '@shop/kernel/http'
import { safeLocalStorage } from '@shop/kernel/storage'

import { storeDiscount } from '../coupon/coupon.ts'
import { t } from '../messages.generated.ts'
import { updateProfile } from '../profile/profile.api.ts'
import { toCardPageUrl } from './card-page-url.ts'
import { CheckoutError, confirmOrder, createCheckout, type HostedCheckout } from './checkout.api.ts'
import { clearIdempotencyKey, withTrackingId } from './idempotency-key.ts'
import { hasBillingChanged, type Order, toCheckoutRequest, toOrderRequest } from './order.ts'

/**
 * Saves a changed billing address, confirms the order and creates the hosted checkout.
 * @param onAddressSaved called with the server's message
 * @throws CheckoutError or a request error; see `toErrorMessage`
 */
export async function placeOrder(
  order: Order,
  onAddressSaved: (message: string) => void,
): Promise<HostedCheckout> {
  const { profile, billing } = order
  if (hasBillingChanged(billing, profile)) {
    onAddressSaved(await updateProfile(profile._id, billing))
  }
  await confirmOrder(withTrackingId(profile._id, toOrderRequest(order)))
  return createCheckout(toCheckoutRequest(order))
}

/** Clears what was ordered only now: until here the order may still fail. */
export function redirectToPayment({ sessionId, checkoutUrl }: HostedCheckout, order: Order): void {
  const target = toCardPageUrl(checkoutUrl)
  safeLocalStorage.write(storageKeys.paymentSession, sessionId)
  cart.clear(order.items)
  storeDiscount(0)
  clearIdempotencyKey()
  window.location.assign(target)
}

/** After a 409 the server rejects this tracking id for good: the next attempt needs a new one. */
export function renewKeyOnConflict(error: unknown): void {
  const reason = error instanceof CheckoutError ? error.cause : error
  const { response } = (reason ?? {}) as { response?: { status?: number } }
  if (response?.status === 409) clearIdempotencyKey()
}

export function toErrorMessage(error: unknown): string {
  if (error instanceof CheckoutError) return error.message
  return serverMessage(error) || t('checkout.failed')
}
