/** An HTTP error response whose message is shown to the shopper. */
export class HttpError extends Error {
  override readonly name = 'HttpError'

  /** @param statusCode 4xx or 5xx */
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message)
  }
}

/** The one response of an address where there is nothing, or nothing for whoever asks: the two are not to be told apart. */
export const createNotFound = (): HttpError =>
  new HttpError(404, 'There is nothing at this address.')

/** A limit is exceeded; the response says when to try again. */
export class TooManyRequestsError extends HttpError {
  /** @param retryAfterSeconds until the next attempt is accepted */
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(429, message)
  }
}

/** Something that the backend needs cannot be used at the moment: the same request may succeed in a few seconds. */
export abstract class UnavailableError extends Error {}

/** How long somebody has to wait, in whole minutes. */
export const toMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))

/** A record that was found. @throws HttpError 404 */
export function requireRecord<Found>(record: Found | undefined): Found {
  if (record === undefined) throw new HttpError(404, 'There is no such record.')
  return record
}

/** For a change of a record that somebody else has changed since it was read. */
export const createConflict = (): HttpError =>
  new HttpError(409, 'Somebody else has changed this meanwhile. Nothing was saved.')
