import { CURRENCY } from '@shop/contracts/rules/money.ts'
import Stripe from 'stripe'

import type { StripeConfig } from '../../../platform/config/config.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  CANCELLED_PATH,
  MAX_AMOUNT,
  MIN_AMOUNT,
  type PaymentProvider,
  PROVIDER_DEADLINE_MS,
  type SessionRequest,
  toBaisa,
} from '../../payments/payment.provider.ts'
import { toPaymentStatus, verifyWebhook } from '../../payments/webhook-signature.ts'
import { toLineItems } from './line-items.ts'
import { toProviderError } from './stripe-error.ts'
import { fetchRefunds, refundSession } from './stripe-refunds.ts'

/** Limits one attempt; a response that comes after the shopper's deadline is still stored. */
const ATTEMPT_TIMEOUT_MS = 6000

async function createDiscounts(stripe: Stripe, { paymentRequest, paymentId }: SessionRequest) {
  const { discount } = paymentRequest.totals
  if (discount === 0) return []
  const coupon = await stripe.coupons.create(
    {
      amount_off: toBaisa(discount),
      currency: CURRENCY.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      name: 'Discount',
    },
    { idempotencyKey: `${paymentId}-discount` },
  )
  return [{ coupon: coupon.id }]
}

/** Fields that the types of the library leave open. */
interface StripeResponse {
  method: string
  path: string
  status: number
  elapsed: number
  request_id?: string
}

/** Logs Stripe's id of each call beside ours: its dashboard finds the call by that. */
function logResponses(stripe: Stripe, log: Pick<Deps['log'], 'info'>): void {
  const on = stripe.on as (event: 'response', listen: (response: StripeResponse) => void) => void
  on('response', ({ method, path, status, elapsed: ms, request_id: stripeRequestId }) => {
    // The session's id is left out: it is its buyer's secret.
    const call = `${method} ${path.split('/', 4).join('/')}`
    log.info({ call, status, ms, stripeRequestId }, 'Stripe responded')
  })
}

/**
 * Creates the provider that uses Stripe Checkout.
 * @param backendUrl public address of this backend, for Stripe's redirects
 */
export function createStripeProvider(
  config: StripeConfig,
  backendUrl: string,
  log: Pick<Deps['log'], 'info'>,
): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    timeout: ATTEMPT_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...config.api,
  })
  logResponses(stripe, log)
  return {
    name: 'stripe',
    // Stripe rejects sessions that expire in less than 30 minutes; it may be asked some minutes late.
    sessionMinutes: 35,
    minAmount: MIN_AMOUNT,
    maxAmount: MAX_AMOUNT,
    get deadlineMs() {
      return config.deadlineMs ?? PROVIDER_DEADLINE_MS
    },

    async createSession(request) {
      const { paymentId, paymentRequest, returnUrl, expiresAt } = request
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            // Other methods may be paid days after the session; cards include Apple Pay and Google Pay.
            allowed_payment_method_types: ['card', 'link'],
            client_reference_id: paymentId,
            customer_email: paymentRequest.buyerEmail,
            line_items: toLineItems(paymentRequest),
            discounts: await createDiscounts(stripe, request),
            success_url: returnUrl,
            cancel_url: `${backendUrl}${CANCELLED_PATH}/${paymentId}`,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          { idempotencyKey: paymentId },
        )
        if (!session.url) throw new Error('Stripe returned a session without a URL.')
        return { sessionId: session.id, checkoutUrl: session.url }
      } catch (error) {
        throw toProviderError(error)
      }
    },

    async fetchStatus(sessionId) {
      try {
        return toPaymentStatus(await stripe.checkout.sessions.retrieve(sessionId))
      } catch (error) {
        // Nothing is repeated without a key: only an unknown session stays unknown.
        throw error instanceof Stripe.errors.StripeError && error.statusCode === 404
          ? toProviderError(error)
          : error
      }
    },

    async cancelSession(sessionId) {
      await stripe.checkout.sessions.expire(sessionId)
    },

    refundSession: (sessionId, refund) => refundSession(stripe, sessionId, refund),
    fetchRefunds: (reference) => fetchRefunds(stripe, reference),

    verifyWebhook: (body, headers) => verifyWebhook(body, headers, config.webhookSecret),
  }
}
