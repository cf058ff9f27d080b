import type { PaymentStatus } from '@shop/contracts/order.ts'
import Stripe from 'stripe'
import { z } from 'zod/mini'

import type { PaymentEvent } from './payment.driver.ts'

const sessionEvent = z.object({
  id: z.string(),
  type: z.string().check(z.startsWith('checkout.session.')),
  data: z.object({
    object: z.object({
      id: z.string(),
      status: z.nullish(z.string()),
      payment_status: z.nullish(z.string()),
    }),
  }),
})

/** What Stripe's two status fields of a checkout session mean to the shop. */
export function statusOf(session: {
  status?: string | null | undefined
  payment_status?: string | null | undefined
}): PaymentStatus {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') {
    return 'paid'
  }
  return session.status === 'expired' || session.status === 'cancelled' ? session.status : 'unpaid'
}

/**
 * Verifies an event's signature (HMAC-SHA256 over time and body, five minutes of tolerance) and reads it.
 * @returns `null` for events that are not about a checkout session
 * @throws when the signature does not fit
 */
export function readSignedEvent(
  body: Buffer,
  signature: string,
  secret: string,
): PaymentEvent | null {
  const verified: unknown = Stripe.webhooks.constructEvent(body, signature, secret)
  const event = sessionEvent.safeParse(verified)
  if (!event.success) return null
  const { id, data } = event.data
  return { id, sessionId: data.object.id, status: statusOf(data.object) }
}

/** Signs an event the way {@link readSignedEvent} expects it. */
export function signEvent(payload: string, secret: string): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret })
}
