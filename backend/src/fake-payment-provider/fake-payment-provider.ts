import type { Deps } from '../deps.ts'
import type { PaymentProvider } from '../payments/payment.provider.ts'
import { verifyWebhook } from '../payments/webhook-signature.ts'
import { createFakeSession, endFakeSession, findFakeSession } from './fake-session.store.ts'
import { fakeWebhookSecret } from './fake-webhook.ts'

/** Creates the built-in payment provider: no network, no money. It hosts its own card page. */
export function createFakePaymentProvider(deps: Deps): PaymentProvider {
  const webhookSecret = fakeWebhookSecret(deps.config.secret)
  return {
    name: 'test',
    sessionMinutes: 30,
    async createSession(request) {
      const sessionId = await createFakeSession(deps, request)
      return { sessionId, checkoutUrl: `${deps.config.backendUrl}/pay/${sessionId}` }
    },
    async fetchStatus(sessionId) {
      const session = await findFakeSession(deps, sessionId)
      if (!session) throw new Error(`Unknown session ${sessionId}.`)
      return session.status
    },
    async cancelSession(sessionId) {
      const ended = await endFakeSession(deps, sessionId, 'cancelled')
      if (!ended) throw new Error(`Session ${sessionId} is not open.`)
    },
    verifyWebhook: (body, signature) => verifyWebhook(body, signature, webhookSecret),
  }
}
