import { HttpError } from '../../platform/errors/http-error.ts'
import { withTimeout } from '../../platform/http/with-timeout.ts'
import type { PaymentProvider } from './payment.provider.ts'

/**
 * Longer than a client takes for its attempts, and less than half of a claim in the queue of payments, within which two calls
 * may follow one another.
 */
const CALL_DEADLINE_MS = 28_000

/**
 * A provider whose every call ends: a client that never answers would otherwise stop the reconciler for all payments. What
 * comes later is lost here, and found by the next call.
 */
export function withCallDeadlines(
  provider: PaymentProvider,
  deadlineMs: number = CALL_DEADLINE_MS,
): PaymentProvider {
  const call = <Result>(work: () => Promise<Result>): Promise<Result> =>
    withTimeout(
      deadlineMs,
      work,
      () => new Error(`The payment provider did not answer within ${deadlineMs} ms.`),
    )
  return {
    ...provider,
    get deadlineMs() {
      return provider.deadlineMs
    },
    createSession: (request) => call(() => provider.createSession(request)),
    fetchStatus: (sessionId) => call(() => provider.fetchStatus(sessionId)),
    cancelSession: (sessionId) => call(() => provider.cancelSession(sessionId)),
    refundSession: (sessionId, refund) => call(() => provider.refundSession(sessionId, refund)),
    ...(provider.fetchRefunds && {
      fetchRefunds: (reference) =>
        call(async () => (await provider.fetchRefunds?.(reference)) ?? null),
    }),
  }
}

const TOO_LATE =
  'The payment provider is slow to answer. Your order is kept. Please try again in a moment, or pay it later in your account.'

/**
 * Waits for work on a payment until the deadline. The work goes on, so that what the provider says late is
 * stored, and the next attempt finds it.
 * @throws HttpError 504 after the deadline
 */
export const withinDeadline = <Result>(
  deadlineMs: number,
  work: () => Promise<Result>,
): Promise<Result> => withTimeout(deadlineMs, work, () => new HttpError(504, TOO_LATE))
