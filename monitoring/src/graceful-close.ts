import type { Server, ServerResponse } from 'node:http'

/** How long requests that have begun may take. */
const GRACE_PERIOD_MS = 5000
const IDLE_CHECK_INTERVAL_MS = 50

/**
 * Prepares an app for closing; call it before the app listens. The app must have {@link ANSWERS_WHILE_CLOSING}.
 * @returns closes the app: answers requests in flight, and those that still come by open connections, then cuts what is
 * still open, such as half-sent bodies
 */
export function createGracefulClose({
  server,
  close,
}: {
  server: Server
  close: () => PromiseLike<unknown>
}): () => Promise<void> {
  const responses = new Set<ServerResponse>()
  server.on('request', (_request, response) => {
    responses.add(response)
    response.once('close', () => responses.delete(response))
  })
  return async () => {
    for (const response of responses) {
      // Tells a proxy not to send the next request by this connection.
      if (!response.headersSent) response.setHeader('connection', 'close')
    }
    // A connection whose request was answered just before is idle only now.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS)
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS)
    try {
      await close()
    } finally {
      clearInterval(idle)
      clearTimeout(cut)
    }
  }
}

/** Options of an app: a proxy's connections carry requests until they end, and 503 would reach the shopper. */
export const ANSWERS_WHILE_CLOSING = { return503OnClosing: false } as const
