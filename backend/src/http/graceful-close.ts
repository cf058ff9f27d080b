import type { App } from './app.types.ts'

/** How long requests that have begun may take. */
const GRACE_PERIOD_MS = 5000
const IDLE_CHECK_INTERVAL_MS = 50

/**
 * Prepares an app for closing; call it before the app listens.
 * @returns closes the app: answers requests in flight, then cuts what is still open, such as half-sent bodies
 */
export function createGracefulClose(app: App): () => Promise<void> {
  let closing = false
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close')
  })
  return async () => {
    closing = true
    // A connection whose request was answered just before is idle only now.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS)
    const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_PERIOD_MS)
    try {
      await app.close()
    } finally {
      clearInterval(idle)
      clearTimeout(cut)
    }
  }
}
