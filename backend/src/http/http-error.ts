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
