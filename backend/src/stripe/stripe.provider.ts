import { CURRENCY } from '@shop/contracts/money.ts'
import Stripe from 'stripe'

import type { StripeConfig } from '../deps.ts'
import type { PaymentProvider, SessionRequest } from '../payments/payment.provider.ts'
import { toPaymentStatus, verifyWebhook } from '../payments/webhook-signature.ts'
import { toBaisa, toLineItems } from './line-items.ts'

/** Path that Stripe redirects to when the shopper cancels. */
export const CANCELLED_PATH = '/pay/cancelled'

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

/**
 * Creates the provider that uses Stripe Checkout.
 * @param backendUrl public address of this backend, for Stripe's redirects
 */
export function createStripeProvider(config: StripeConfig, backendUrl: string): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...config.api,
  })
  return {
    name: 'stripe',
    // Stripe rejects sessions that expire in less than 30 minutes.
    sessionMinutes: 60,

    async createSession(request) {
      const { paymentId, paymentRequest, returnUrl, expiresAt } = request
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
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
    },

    async fetchStatus(sessionId) {
      return toPaymentStatus(await stripe.checkout.sessions.retrieve(sessionId))
    },

    async cancelSession(sessionId) {
      await stripe.checkout.sessions.expire(sessionId)
    },

    verifyWebhook: (body, signature) => verifyWebhook(body, signature, config.webhookSecret),
  }
}
