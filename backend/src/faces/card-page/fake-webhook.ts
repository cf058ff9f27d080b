import { randomUUID } from 'node:crypto'

import { fakeWebhookSecret } from '../../domain/payment-providers/fake/fake-payment-provider.ts'
import { SIGNATURE_HEADER, signWebhook } from '../../domain/payments/webhook-signature.ts'
import type { Config } from '../../platform/config/config.ts'
import type { App } from '../../platform/http/app.types.ts'

export type SessionOutcome = 'paid' | 'expired' | 'cancelled'

/** Sends the webhook that reports a session's outcome, in Stripe's format, as an external provider would. */
export async function sendFakeWebhook(
  app: App,
  { config }: { config: Config },
  sessionId: string,
  outcome: SessionOutcome,
): Promise<void> {
  const paid = outcome === 'paid'
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: `checkout.session.${paid ? 'completed' : outcome}`,
    data: {
      object: {
        id: sessionId,
        object: 'checkout.session',
        status: paid ? 'complete' : outcome,
        payment_status: paid ? 'paid' : 'unpaid',
      },
    },
  })
  const signature = signWebhook(payload, fakeWebhookSecret(config))
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  await app.inject({ method: 'POST', url: '/webhooks/test', headers, payload })
}
