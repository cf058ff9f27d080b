import { orderPath } from '@shop/contracts/browser/site-paths.ts'
import { cart, type CartItem } from '@shop/kernel/cart'
import { hasStatus, queryClient, serverMessage } from '@shop/kernel/http'
import { getSession } from '@shop/kernel/session'
import { toast } from '@shop/kernel/toast'
import { useMutation } from '@tanstack/react-query'

import { storeDiscount } from '../coupon/coupon.ts'
import { t } from '../messages.generated.ts'
import { updateProfile } from '../profile/profile.api.ts'
import { type ProfileFields, toProfileFields } from '../profile/profile.ts'
import { CheckoutError, confirmOrder, createCheckout, payOffline } from './checkout.api.ts'
import { clearIdempotencyKey, withTrackingId } from './idempotency-key.ts'
import { openCardPage } from './open-card-page.ts'
import { hasBillingChanged, type Order, toCheckoutRequest, toOrderRequest } from './order.ts'
import type { UnpaidOrder } from './unpaid-order.ts'
import { useResetOnReturn } from './useResetOnReturn.ts'

/** An order that was placed: its card page is opened or, where it is paid without a card, its own page. */
type PlacedOrder = UnpaidOrder | { offlineNumber: string; items: CartItem[] }

const mutationKey = ['mfe-checkout', 'checkout']

/** Places an order and leaves for the payment page, or for the order's where no card is needed. `submitted` is the order in progress. */
export function useCheckout() {
  const { mutate, reset, variables, error, status } = useMutation({
    mutationKey,
    mutationFn: placeOrder,
    onSuccess: leaveCheckout,
    onError(error) {
      renewKeyOnConflict(error)
      toast.error(toErrorMessage(error), { id: 'checkout' })
    },
  })

  useResetOnReturn(reset)

  return {
    submitted: status === 'pending' || status === 'success' ? variables : null,
    errorMessage: error && toErrorMessage(error),
    submit: (order: Order) => {
      // isMutating is synchronous; `status` is stale on a double click.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(order)
    },
  }
}

/**
 * Saves a changed billing address, confirms the order and creates the hosted checkout.
 * @throws CheckoutError or a request error; see `toErrorMessage`
 */
async function placeOrder(order: Order): Promise<PlacedOrder> {
  const { profile, billing, payment } = order
  if (hasBillingChanged(billing, profile)) await saveBilling(profile._id, billing)
  const request = withTrackingId(profile._id, toOrderRequest(order))
  await confirmOrder(request)
  const number = String(request.trackingOrderId)
  if (payment !== 'card') {
    return { offlineNumber: await payOffline(number, payment), items: [...order.items] }
  }
  const checkout = await createCheckout(toCheckoutRequest(order))
  return { ...checkout, number, items: [...order.items] }
}

/** The order has the address itself: one that the profile does not take stops nobody. */
async function saveBilling(userId: string, billing: ProfileFields): Promise<void> {
  try {
    toast.success(await updateProfile(userId, toProfileFields(billing)))
  } catch (error) {
    // The request has ended the session: an order would be refused as well.
    if (!getSession()) throw error
    toast.error(t('checkout.billingNotSaved'))
  }
}

/** Clears what was ordered only now: until here the order may still fail. */
function leaveCheckout(placed: PlacedOrder): void {
  storeDiscount(0)
  clearIdempotencyKey()
  if ('checkoutUrl' in placed) return openCardPage(placed)
  cart.clear(placed.items)
  window.location.assign(orderPath(placed.offlineNumber))
}

/** After a 409 the server rejects this tracking id for good: the next attempt needs a new one. */
function renewKeyOnConflict(error: unknown): void {
  const reason = error instanceof CheckoutError ? error.cause : error
  if (hasStatus(reason, 409)) clearIdempotencyKey()
}

/** Describes to the shopper why a checkout has failed. */
export function toErrorMessage(error: unknown): string {
  if (error instanceof CheckoutError) return error.message
  return serverMessage(error) || t('checkout.failed')
}
