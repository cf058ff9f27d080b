import type { PaymentStatus } from '@shop/contracts/wire/order.ts'
import { z } from 'zod/mini'

import type { ThawaniConfig } from '../../../platform/config/config.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  CANCELLED_PATH,
  fromBaisa,
  MAX_AMOUNT,
  type PaymentProvider,
  PROVIDER_DEADLINE_MS,
  SessionRejectedError,
  type SessionRequest,
} from '../../payments/payment.provider.ts'
import { type CallThawani, createThawaniClient, ThawaniError } from './thawani.client.ts'
import { MIN_UNIT_AMOUNT, toThawaniProducts } from './thawani-products.ts'
import { refundThawaniSession } from './thawani-refunds.ts'
import { verifyThawaniWebhook } from './thawani-webhook.ts'

/** Sessions live at least half an hour; Thawani may be asked some minutes late. */
const SESSION_MINUTES = 35
const MIN_SESSION_MINUTES = 30

const sessionSchema = z.object({
  session_id: z.string().check(z.minLength(1)),
  payment_status: z.string(),
  total_amount: z.number(),
  expire_at: z.nullish(z.string()),
})
type Session = z.output<typeof sessionSchema>

/** Its time is in UTC; one that says no zone, too, so that a session in Oman is never taken for over too early. */
function toTime(text: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

/** Thawani calls a session that is over `unpaid` or `cancelled`. */
function toStatus({ payment_status, expire_at }: Session, now: Date): PaymentStatus {
  const status = payment_status.toLowerCase()
  if (status === 'paid' || status === 'cancelled') return status
  return expire_at && toTime(expire_at) < now.getTime() ? 'expired' : 'unpaid'
}

/** Thawani wants to know who buys, in the names of its documentation; empty values are left out. */
function toMetadata({ paymentId, buyer, paymentRequest }: SessionRequest): Record<string, string> {
  const fields = {
    'Customer name': buyer.name,
    'Contact number': buyer.phone,
    'Email address': paymentRequest.buyerEmail,
    payment_id: paymentId,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/**
 * The session of an earlier request whose response was lost; it is looked for after such a request only.
 * @returns undefined when there is none, or Thawani does not say
 */
async function findOpenSession(
  call: CallThawani,
  paymentId: string,
  isUsable: (session: Session) => boolean,
): Promise<Session | undefined> {
  try {
    const found = await call({
      method: 'GET',
      path: `/checkout/reference/${encodeURIComponent(paymentId)}`,
      schema: z.union([sessionSchema, z.array(sessionSchema)]),
    })
    return [found].flat().find(isUsable)
  } catch {
    return undefined
  }
}

/**
 * Creates the provider that uses Thawani's hosted page. Its API has no idempotency keys: a request whose response is lost may leave a session
 * behind, whose address nobody knows, so that it cannot be paid; of two that were created at once, the first that is stored counts.
 */
export function createThawaniProvider(
  config: ThawaniConfig,
  { clock, log, config: { backendUrl } }: Pick<Deps, 'clock' | 'log' | 'config'>,
): PaymentProvider {
  const call = createThawaniClient(config, log)
  const sessionPath = (id: string) => `/checkout/session/${encodeURIComponent(id)}`

  async function cancelSession(sessionId: string): Promise<void> {
    // It answers 411 to a POST without a body.
    const path = `/checkout/${encodeURIComponent(sessionId)}/cancel`
    await call({ method: 'POST', path, body: {}, schema: z.unknown() })
  }

  async function requestSession(request: SessionRequest): Promise<Session> {
    const { paymentId, paymentRequest, returnUrl, expiresAt } = request
    const products = toThawaniProducts(paymentRequest)
    const total = products.reduce((sum, each) => sum + each.unit_amount * each.quantity, 0)
    const minutes = Math.ceil((expiresAt.getTime() - clock().getTime()) / 60_000)
    const body = {
      client_reference_id: paymentId,
      mode: 'payment',
      products,
      success_url: returnUrl,
      cancel_url: `${backendUrl}${CANCELLED_PATH}/${paymentId}`,
      expire_in_minutes: Math.max(minutes, MIN_SESSION_MINUTES),
      metadata: toMetadata(request),
    }
    try {
      const path = '/checkout/session'
      const session = await call({ method: 'POST', path, body, schema: sessionSchema })
      if (session.total_amount === total) return session
      await cancelSession(session.session_id)
      throw new SessionRejectedError(`Thawani would take ${session.total_amount} for ${total}.`)
    } catch (error) {
      if (error instanceof SessionRejectedError) throw error
      if (error instanceof ThawaniError) throw new SessionRejectedError(error.message)
      const found = await findOpenSession(
        call,
        paymentId,
        (each) => each.total_amount === total && toStatus(each, clock()) === 'unpaid',
      )
      if (!found) throw error
      return found
    }
  }

  return {
    name: 'thawani',
    sessionMinutes: SESSION_MINUTES,
    minAmount: fromBaisa(MIN_UNIT_AMOUNT),
    // Stripe's limit; Thawani's is higher.
    maxAmount: MAX_AMOUNT,
    get deadlineMs() {
      return config.deadlineMs ?? PROVIDER_DEADLINE_MS
    },

    async createSession(request) {
      const { session_id: sessionId } = await requestSession(request)
      const key = encodeURIComponent(config.publishableKey)
      const checkoutUrl = `${config.url}/pay/${encodeURIComponent(sessionId)}?key=${key}`
      return { sessionId, checkoutUrl }
    },

    async fetchStatus(sessionId) {
      try {
        const path = sessionPath(sessionId)
        return toStatus(await call({ method: 'GET', path, schema: sessionSchema }), clock())
      } catch (error) {
        throw error instanceof ThawaniError && error.isNotFound
          ? new SessionRejectedError(error.message)
          : error
      }
    },

    cancelSession,

    refundSession: (sessionId, refund) => refundThawaniSession(call, sessionId, refund),

    verifyWebhook: (body, headers) =>
      verifyThawaniWebhook(body, headers, { secret: config.webhookSecret, now: clock() }),
  }
}
