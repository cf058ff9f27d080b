import type { IncomingHttpHeaders } from 'node:http'

import { handleDisputeEvent } from '../../domain/payments/dispute.service.ts'
import type {
  DisputeEvent,
  PaymentEvent,
  RefundEvent,
} from '../../domain/payments/payment.provider.ts'
import { handlePaymentEvent } from '../../domain/payments/payment.service.ts'
import { handleRefundEvent } from '../../domain/payments/refund.service.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'

/** POST /webhooks/{provider}. The body stays raw, because the signature covers its bytes. */
export async function webhookRoutes(app: App, services: Services): Promise<void> {
  const { provider } = services
  await app.register(async (scope: App) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (_request: unknown, body: Buffer, done: (error: null, body: Buffer) => void) =>
        done(null, body),
    )
    scope.post<{ Body: Buffer }>(
      `/webhooks/${provider.name}`,
      { schema: { hide: true } },
      async (request) => {
        const event = verify(request.body, request.headers)
        if (event && 'dispute' in event) await handleDisputeEvent(services, event)
        else if (event && 'reference' in event) await handleRefundEvent(services, event)
        else if (event) await handlePaymentEvent(services, event)
        return { received: true }
      },
    )
  })

  function verify(
    body: Buffer,
    headers: IncomingHttpHeaders,
  ): PaymentEvent | RefundEvent | DisputeEvent | null {
    try {
      return provider.verifyWebhook(body, headers)
    } catch {
      throw new HttpError(400, 'The signature of this event is not valid.')
    }
  }
}
