import Stripe from 'stripe'

import {
  fromBaisa,
  type ProviderRefund,
  SessionRejectedError,
  toBaisa,
} from '../../payments/payment.provider.ts'
import { RETRYABLE_STATUSES } from './stripe-error.ts'

/** The key of the metadata of our refunds that names them: Stripe forgets idempotency keys after a day. */
const OWN_ID = 'refund_id'

/** Stripe’s largest page; a payment has far fewer refunds. */
const MAX_REFUNDS = 100

async function listRefunds(stripe: Stripe, payment_intent: string): Promise<Stripe.Refund[]> {
  return (await stripe.refunds.list({ payment_intent, limit: MAX_REFUNDS })).data
}

/** Money that is on its way counts as given back; what comes back does not. */
const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'

/** What Stripe will not give back remains so; anything else may succeed later. */
function toRefundError(error: unknown): unknown {
  const isRefused =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    !RETRYABLE_STATUSES.includes(error.statusCode ?? 0)
  return isRefused ? new SessionRejectedError(error.message) : error
}

async function refundPart(
  stripe: Stripe,
  payment_intent: string,
  { id, amount }: { id: string; amount: number },
): Promise<void> {
  const made = (await listRefunds(stripe, payment_intent)).find(
    ({ metadata }) => metadata?.[OWN_ID] === id,
  )
  if (made && hasFailed(made)) throw new SessionRejectedError(`refund ${made.id} has failed`)
  if (made) return
  try {
    await stripe.refunds.create(
      {
        payment_intent,
        amount: toBaisa(amount),
        reason: 'requested_by_customer',
        metadata: { [OWN_ID]: id },
      },
      { idempotencyKey: `refund-${id}` },
    )
  } catch (error) {
    throw toRefundError(error)
  }
}

async function refundWhole(stripe: Stripe, payment_intent: string, sessionId: string) {
  // Somebody may have been quicker, in Stripe's dashboard.
  if ((await listRefunds(stripe, payment_intent)).length > 0) return
  await stripe.refunds.create(
    { payment_intent, reason: 'duplicate' },
    { idempotencyKey: `${sessionId}-refund` },
  )
}

/**
 * Gives back a part of a session's payment or, without one, all of it, once however often it is called.
 * @throws SessionRejectedError when Stripe will not give the part back
 */
export async function refundSession(
  stripe: Stripe,
  sessionId: string,
  refund?: { id: string; amount: number },
): Promise<void> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId)
  // A total of 0 is paid without one.
  if (!intent) return
  const id = typeof intent === 'string' ? intent : intent.id
  await (refund ? refundPart(stripe, id, refund) : refundWhole(stripe, id, sessionId))
}

/** Fetches all refunds of a payment, with the session that it belongs to; null when it had none. */
export async function fetchRefunds(
  stripe: Stripe,
  payment_intent: string,
): Promise<{ sessionId: string; refunds: ProviderRefund[] } | null> {
  const [session] = (await stripe.checkout.sessions.list({ payment_intent, limit: 1 })).data
  if (!session) return null
  const refunds = (await listRefunds(stripe, payment_intent)).map((refund): ProviderRefund => ({
    id: refund.id,
    ownId: refund.metadata?.[OWN_ID] ?? null,
    amount: fromBaisa(refund.amount),
    status: hasFailed(refund) ? 'failed' : 'done',
  }))
  return { sessionId: session.id, refunds }
}
