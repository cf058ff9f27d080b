import type { PaymentStatus } from '@shop/contracts/order.ts'
import type { Totals } from '@shop/contracts/pricing.ts'

import type { OrderLine } from '../orders/order.rules.ts'

/** What is to be paid; amounts in hundredths of OMR. */
export interface Bill {
  lines: OrderLine[]
  totals: Totals
  buyerEmail: string
}

export interface SessionRequest {
  /** The same key gives the same session, however often it is asked for. */
  paymentId: string
  bill: Bill
  /** Where the shopper comes back to, whatever the outcome. */
  returnUrl: string
  expiresAt: Date
}

export interface ProviderSession {
  sessionId: string
  /** Address of the hosted card page. */
  checkoutUrl: string
}

/** News from the provider, already verified to come from it. */
export interface PaymentEvent {
  id: string
  sessionId: string
  status: PaymentStatus
}

/** A card payment provider with a hosted page. */
export interface PaymentDriver {
  name: 'test' | 'stripe'
  /** How long the hosted page can be used. */
  sessionMinutes: number
  createSession(request: SessionRequest): Promise<ProviderSession>
  /** The provider's own word on a session. */
  readStatus(sessionId: string): Promise<PaymentStatus>
  /** Closes a session that nobody will pay any more. */
  cancelSession(sessionId: string): Promise<void>
  /**
   * Checks that a webhook's body was signed by the provider.
   * @returns the news, or `null` when it concerns nothing of ours
   * @throws when the signature is wrong or too old
   */
  readEvent(body: Buffer, signature: string): PaymentEvent | null
}
