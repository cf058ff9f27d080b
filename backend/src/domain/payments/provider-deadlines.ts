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
