/** The server, asked before the page came to the browser, does not have a record. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}
