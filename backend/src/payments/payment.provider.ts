import type { PaymentStatus } from '@shop/contracts/order.ts'
import type { Totals } from '@shop/contracts/pricing.ts'

import type { OrderLine } from '../orders/order.rules.ts'

/** What is to be paid; amounts in hundredths of OMR. */
export interface PaymentRequest {
  lines: OrderLine[]
  totals: Totals
  buyerEmail: string
}

export interface SessionRequest {
  /** Idempotency key: the same id gives the same session. */
  paymentId: string
  paymentRequest: PaymentRequest
  /** Where the shopper is sent afterwards, whatever the outcome. */
  returnUrl: string
  expiresAt: Date
}

export interface ProviderSession {
  sessionId: string
  /** Address of the hosted card page. */
  checkoutUrl: string
}

/** A verified webhook event about a payment session. */
export interface PaymentEvent {
  id: string
  sessionId: string
  status: PaymentStatus
}

/** A card payment provider with a hosted page. */
export interface PaymentProvider {
  name: 'test' | 'stripe'
  /** Lifetime of a session. */
  sessionMinutes: number
  createSession(request: SessionRequest): Promise<ProviderSession>
  /** Fetches a session's status from the provider. */
  fetchStatus(sessionId: string): Promise<PaymentStatus>
  /** Cancels an open session. */
  cancelSession(sessionId: string): Promise<void>
  /**
   * Verifies a webhook's signature and parses its body.
   * @returns `null` for events that are not about a payment session
   * @throws when the signature is invalid or too old
   */
  verifyWebhook(body: Buffer, signature: string): PaymentEvent | null
}
