/** An answer other than success whose message is meant for the person who sees it. */
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
