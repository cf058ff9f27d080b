import type { IncomingHttpHeaders } from 'node:http'

import type { PaymentStatus } from '@shop/contracts/wire/order.ts'

import type { PaymentRequest } from '../../platform/db/schema.ts'
import type { AmountLimits } from '../orders/amount-limits.ts'

/** Stripe's limit, in hundredths of OMR: eight digits of baisa (thousandths). */
export const MAX_AMOUNT = 9_999_999
/** Stripe's least amount, in hundredths of OMR: what USD 0.50 comes to, rounded up. */
export const MIN_AMOUNT = 20
/** Browsers wait for 10 s. */
export const PROVIDER_DEADLINE_MS = 8000

/** Path that card pages lead to when the shopper cancels. */
export const CANCELLED_PATH = '/pay/cancelled'

export interface SessionRequest {
  /** Idempotency key, where the provider has them: the same id gives the same session. */
  paymentId: string
  paymentRequest: PaymentRequest
  /** For providers that want to know who buys; either may be empty. */
  buyer: { name: string; phone: string }
  /** Address that the shopper is sent to afterwards, whatever the outcome. */
  returnUrl: string
  expiresAt: Date
}

export interface ProviderSession {
  sessionId: string
  checkoutUrl: string
}

/** A verified webhook event about a payment session. */
export interface PaymentEvent {
  id: string
  sessionId: string
  /** Our payment, as the session names it; another system's reference or null for a session that is not ours. */
  paymentId: string | null
  status: PaymentStatus
}

/** A verified webhook event about money that was given back, perhaps by somebody in the provider's dashboard. */
export interface RefundEvent {
  id: string
  /** What the provider calls the payment: {@link PaymentProvider.fetchRefunds} takes it. */
  reference: string
}

/** What has become of a payment that its buyer disputes at the bank: `won` and `lost` by the shop. */
export type DisputeStatus = 'open' | 'won' | 'lost'

/** A verified webhook event about a dispute. */
export interface DisputeEvent extends RefundEvent {
  dispute: DisputeStatus
}

/** A refund as the provider has it. */
export interface ProviderRefund {
  id: string
  /** The id that `refundSession` was given; null when it was made otherwise. */
  ownId: string | null
  /** Hundredths of OMR. */
  amount: number
  /** `failed`: the money did not arrive, and is the shop's again. */
  status: 'done' | 'failed'
}

/**
 * The provider has responded that there is no such session, or that it will not create or refund it: the same request
 * would get the same response, because providers repeat theirs to an idempotency key.
 */
export class SessionRejectedError extends Error {
  override readonly name = 'SessionRejectedError'

  /** @param explanation for the shopper, where there is more to say than to try again */
  constructor(
    message: string,
    readonly explanation?: string,
  ) {
    super(message)
  }
}

/** A card payment provider with a hosted page. */
export interface PaymentProvider extends AmountLimits {
  name: 'test' | 'stripe' | 'thawani'
  /** Lifetime of a session. */
  sessionMinutes: number
  /** A shopper gets a response within this time, whatever the provider does. */
  deadlineMs: number
  /**
   * Creates a session, idempotently by payment where the provider can: of others, the first that is stored counts.
   * @throws SessionRejectedError
   */
  createSession(request: SessionRequest): Promise<ProviderSession>
  /** Fetches a session's status from the provider. @throws SessionRejectedError for an unknown session */
  fetchStatus(sessionId: string): Promise<PaymentStatus>
  /** Cancels an open session. */
  cancelSession(sessionId: string): Promise<void>
  /**
   * Gives back money of a paid session, once however often it is called.
   * @param refund a part, in hundredths of OMR, and its idempotency key; the whole amount without it
   * @throws SessionRejectedError when the provider will not give it back
   */
  refundSession(sessionId: string, refund?: { id: string; amount: number }): Promise<void>
  /**
   * Fetches all refunds of a payment that a {@link RefundEvent} names, with its session; null when it had none. Providers
   * that send such events have it.
   */
  fetchRefunds?(reference: string): Promise<{ sessionId: string; refunds: ProviderRefund[] } | null>
  /**
   * Verifies the signature in a webhook's headers and parses its body.
   * @returns `null` for events that are about neither a payment session, a refund nor a dispute
   * @throws when the signature is invalid or too old
   */
  verifyWebhook(
    body: Buffer,
    headers: IncomingHttpHeaders,
  ): PaymentEvent | RefundEvent | DisputeEvent | null
}

/** Converts hundredths of OMR to baisa (thousandths), the unit of both providers. Stripe requires the last digit to be 0. */
export const toBaisa = (hundredths: number): number => hundredths * 10

/** Converts baisa to hundredths of OMR. */
export const fromBaisa = (baisa: number): number => Math.round(baisa / 10)
