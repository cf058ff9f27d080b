import { HttpError } from '../../platform/errors/http-error.ts'
import { withTimeout } from '../../platform/http/with-timeout.ts'

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
