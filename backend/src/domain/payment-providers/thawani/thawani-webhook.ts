import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { z } from 'zod/mini'

import type { PaymentEvent } from '../../payments/payment.provider.ts'

const SIGNATURE_HEADER = 'thawani-signature'
const TIMESTAMP_HEADER = 'thawani-timestamp'

const TOLERANCE_MS = 10 * 60_000
/** Later than any time in seconds for thousands of years: the number is in milliseconds. */
const FIRST_MILLISECONDS = 100_000_000_000

const completedEvent = z.object({
  event_type: z.literal('checkout.completed'),
  data: z.object({
    session_id: z.string(),
    client_reference_id: z.nullish(z.string()),
    payment_status: z.literal('paid'),
  }),
})

/** Signs a webhook's body, as Thawani does: HMAC-SHA256 of body, hyphen and time. @returns hexadecimal digits */
export function signThawaniWebhook(
  body: Buffer | string,
  timestamp: string,
  secret: string,
): string {
  return createHmac('sha256', secret).update(body).update(`-${timestamp}`).digest('hex')
}

function toMilliseconds(timestamp: string): number {
  const time = /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : NaN
  return time < FIRST_MILLISECONDS ? time * 1000 : time
}

function assertSigned(body: Buffer, headers: IncomingHttpHeaders, secret: string, now: Date): void {
  const { [SIGNATURE_HEADER]: signature, [TIMESTAMP_HEADER]: timestamp } = headers
  if (typeof signature !== 'string' || typeof timestamp !== 'string') {
    throw new Error('The event is not signed.')
  }
  const expected = Buffer.from(signThawaniWebhook(body, timestamp, secret))
  const given = Buffer.from(signature.toLowerCase())
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Error('The signature of the event is wrong.')
  }
  // This form also rejects a time that is no number.
  if (!(Math.abs(now.getTime() - toMilliseconds(timestamp)) <= TOLERANCE_MS)) {
    throw new Error('The event is too old.')
  }
}

function parseEvent(body: Buffer) {
  try {
    return completedEvent.safeParse(JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}

/**
 * Verifies a webhook of Thawani and parses its event. Only a paid session counts: those that began, and failed attempts, which may be
 * repeated on the same page, change nothing.
 * @returns `null` for every other event
 * @throws when the signature is invalid or too old
 */
export function verifyThawaniWebhook(
  body: Buffer,
  headers: IncomingHttpHeaders,
  { secret, now }: { secret: string; now: Date },
): PaymentEvent | null {
  assertSigned(body, headers, secret, now)
  const event = parseEvent(body)
  if (!event) return null
  const { session_id: sessionId, client_reference_id: reference } = event.data
  return {
    // Events have no id of their own; a repeated one has the same body.
    id: `thawani-${createHash('sha256').update(body).digest('hex')}`,
    sessionId,
    paymentId: reference ?? null,
    status: 'paid',
  }
}
