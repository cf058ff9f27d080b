import type { Config } from '../../../platform/config/config.ts'
import type { Deps } from '../../../platform/deps.ts'
import { deriveKey } from '../../../platform/http/security.ts'
import {
  MAX_AMOUNT,
  MIN_AMOUNT,
  type PaymentProvider,
  PROVIDER_DEADLINE_MS,
  SessionRejectedError,
} from '../../payments/payment.provider.ts'
import { verifyWebhook } from '../../payments/webhook-signature.ts'
import { createFakeSession, endFakeSession, findFakeSession } from './fake-session.store.ts'

/** The key that the fake provider signs its webhooks with. */
export const fakeWebhookSecret = (config: Config): string =>
  deriveKey(config, 'test payment events')

/** Creates the built-in payment provider: no network, no money. It hosts its own card page. */
export function createFakePaymentProvider(deps: Deps): PaymentProvider {
  const webhookSecret = fakeWebhookSecret(deps.config)
  return {
    name: 'test',
    sessionMinutes: 30,
    // Stripe's limits, so that the demonstration does not promise more.
    minAmount: MIN_AMOUNT,
    maxAmount: MAX_AMOUNT,
    deadlineMs: PROVIDER_DEADLINE_MS,
    async createSession(request) {
      const sessionId = await createFakeSession(deps, request)
      return { sessionId, checkoutUrl: `${deps.config.backendUrl}/pay/${sessionId}` }
    },
    async fetchStatus(sessionId) {
      const session = await findFakeSession(deps, sessionId)
      if (!session) throw new SessionRejectedError(`Unknown session ${sessionId}.`)
      return session.status
    },
    async cancelSession(sessionId) {
      const ended = await endFakeSession(deps, sessionId, 'cancelled')
      if (!ended) throw new Error(`Session ${sessionId} is not open.`)
    },
    // No money was taken.
    refundSession: () => Promise.resolve(),
    verifyWebhook: (body, headers) => verifyWebhook(body, headers, webhookSecret),
  }
}
