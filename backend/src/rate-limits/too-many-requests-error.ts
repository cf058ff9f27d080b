import { HttpError } from '../http/http-error.ts'

/** A limit is exceeded; the answer says when to try again. */
export class TooManyRequestsError extends HttpError {
  /** @param retryAfterSeconds until the next attempt is accepted */
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(429, message)
  }
}

/** How long somebody has to wait, in whole minutes. */
export const toMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
