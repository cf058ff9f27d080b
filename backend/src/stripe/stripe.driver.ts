import { CURRENCY } from '@shop/contracts/money.ts'
import Stripe from 'stripe'

import type { StripeConfig } from '../deps.ts'
import type { PaymentDriver, SessionRequest } from '../payments/payment.driver.ts'
import { readSignedEvent, statusOf } from '../payments/signed-events.ts'
import { lineItemsOf, toBaisa } from './stripe.bill.ts'

/** Path that Stripe sends a shopper to who gives up. */
export const CANCELLED_PATH = '/pay/cancelled'

async function discountsOf(stripe: Stripe, { bill, paymentId }: SessionRequest) {
  const { discount } = bill.totals
  if (discount === 0) return []
  const coupon = await stripe.coupons.create(
    {
      ...{ amount_off: toBaisa(discount), currency: CURRENCY.toLowerCase() },
      ...{ duration: 'once', max_redemptions: 1, name: 'Discount' },
    },
    { idempotencyKey: `${paymentId}-discount` },
  )
  return [{ coupon: coupon.id }]
}

/**
 * Stripe Checkout.
 * @param backendUrl address that Stripe can send shoppers to
 */
export function stripeDriver(config: StripeConfig, backendUrl: string): PaymentDriver {
  const stripe = new Stripe(config.secretKey, {
    ...{ timeout: 10_000, maxNetworkRetries: 2, telemetry: false },
    ...config.api,
  })
  return {
    name: 'stripe',
    // Stripe wants at least 30 minutes to be left when it opens the page.
    sessionMinutes: 60,

    async createSession(request) {
      const { paymentId, bill, returnUrl, expiresAt } = request
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: paymentId,
          customer_email: bill.buyerEmail,
          line_items: lineItemsOf(bill),
          discounts: await discountsOf(stripe, request),
          success_url: returnUrl,
          cancel_url: `${backendUrl}${CANCELLED_PATH}/${paymentId}`,
          expires_at: Math.floor(expiresAt.getTime() / 1000),
        },
        { idempotencyKey: paymentId },
      )
      if (!session.url) throw new Error('Stripe gave a session without a page.')
      return { sessionId: session.id, checkoutUrl: session.url }
    },

    async readStatus(sessionId) {
      return statusOf(await stripe.checkout.sessions.retrieve(sessionId))
    },

    async cancelSession(sessionId) {
      await stripe.checkout.sessions.expire(sessionId)
    },

    readEvent: (body, signature) => readSignedEvent(body, signature, config.webhookSecret),
  }
}
