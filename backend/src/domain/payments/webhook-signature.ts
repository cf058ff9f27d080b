import type { IncomingHttpHeaders } from 'node:http'

import type { PaymentStatus } from '@shop/contracts/wire/order.ts'
import Stripe from 'stripe'
import { z } from 'zod/mini'

import type { DisputeEvent, DisputeStatus, PaymentEvent, RefundEvent } from './payment.provider.ts'

/** Signature header of Stripe, and of the fake provider. */
export const SIGNATURE_HEADER = 'stripe-signature'

const sessionEvent = z.object({
  id: z.string(),
  type: z.string().check(z.startsWith('checkout.session.')),
  data: z.object({
    object: z.object({
      id: z.string(),
      status: z.nullish(z.string()),
      payment_status: z.nullish(z.string()),
      client_reference_id: z.nullish(z.string()),
    }),
  }),
})

/** Events about a refund or, as `charge.refunded`, about the charge that it belongs to. */
const refundEvent = z.object({
  id: z.string(),
  type: z.enum([
    'charge.refunded',
    'charge.refund.updated',
    'refund.created',
    'refund.updated',
    'refund.failed',
  ]),
  data: z.object({ object: z.object({ payment_intent: z.string() }) }),
})

const disputeEvent = z.object({
  id: z.string(),
  type: z.string().check(z.startsWith('charge.dispute.')),
  data: z.object({ object: z.object({ payment_intent: z.string(), status: z.string() }) }),
})

function toDisputeStatus(status: string): DisputeStatus {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open'
}

/**
 * Maps the two status fields of a Stripe checkout session. One that is complete and was not paid cannot be
 * paid any more: a card's payment is decided at once.
 */
export function toPaymentStatus(session: {
  status?: string | null | undefined
  payment_status?: string | null | undefined
}): PaymentStatus {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') {
    return 'paid'
  }
  if (session.status === 'complete') return 'expired'
  return session.status === 'expired' || session.status === 'cancelled' ? session.status : 'unpaid'
}

/**
 * Verifies a webhook's signature (Stripe's scheme: HMAC-SHA256 of time and body, tolerance 5 minutes)
 * and parses its event.
 * @returns `null` for events that are about neither a checkout session, a refund nor a dispute
 * @throws when the signature is invalid or too old
 */
export function verifyWebhook(
  body: Buffer,
  { [SIGNATURE_HEADER]: signature = '' }: IncomingHttpHeaders,
  secret: string,
): PaymentEvent | RefundEvent | DisputeEvent | null {
  const verified: unknown = Stripe.webhooks.constructEvent(body, signature, secret)
  const refund = refundEvent.safeParse(verified)
  if (refund.success) {
    return { id: refund.data.id, reference: refund.data.data.object.payment_intent }
  }
  const dispute = disputeEvent.safeParse(verified)
  if (dispute.success) {
    const { payment_intent: reference, status } = dispute.data.data.object
    return { id: dispute.data.id, reference, dispute: toDisputeStatus(status) }
  }
  const event = sessionEvent.safeParse(verified)
  if (!event.success) return null
  const { id, data } = event.data
  const { object } = data
  const paymentId = object.client_reference_id ?? null
  return { id, sessionId: object.id, paymentId, status: toPaymentStatus(object) }
}

/** Signs an event for {@link verifyWebhook}. @returns the signature header */
export function signWebhook(payload: string, secret: string): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret })
}
