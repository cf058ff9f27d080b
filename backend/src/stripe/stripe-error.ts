import Stripe from 'stripe'

import { SessionRejectedError } from '../payments/payment.provider.ts'

/** Another request with the same key is in progress; too many requests: the same request may succeed later. */
const RETRYABLE_STATUSES = [409, 429]
const AMOUNT_CODES = ['amount_too_large', 'amount_too_small']

/** What an error of Stripe means for the session that was asked for; without an answer, nothing is known. */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError) || !error.statusCode) return error
  if (RETRYABLE_STATUSES.includes(error.statusCode)) return error
  const { message, code = '' } = error
  return AMOUNT_CODES.includes(code)
    ? new SessionRejectedError(message, 'This total cannot be paid by card.')
    : new SessionRejectedError(message)
}
