import Stripe from 'stripe'

import { SessionRejectedError } from '../../payments/payment.provider.ts'

/** Another request with the same key is in progress; too many requests: the same request may succeed later. */
export const RETRYABLE_STATUSES: readonly number[] = [409, 429]
const AMOUNT_CODES = ['amount_too_large', 'amount_too_small']

/** Converts an error of Stripe to one about the session; without a response, nothing is known of the session. */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError) || !error.statusCode) return error
  if (RETRYABLE_STATUSES.includes(error.statusCode)) return error
  const { message, code = '' } = error
  return AMOUNT_CODES.includes(code)
    ? new SessionRejectedError(message, 'This total cannot be paid by card.')
    : new SessionRejectedError(message)
}
