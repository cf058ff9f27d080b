import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { HttpError } from '../http/http-error.ts'
import type { PaymentEvent } from './payment.driver.ts'
import { handleEvent } from './payment.service.ts'

/** Header that carries the signature, for both providers. */
export const SIGNATURE_HEADER = 'stripe-signature'

/** POST /webhooks/{provider}: news from the payment provider. The signature is over the raw body. */
export async function webhookRoutes(app: App, services: Services): Promise<void> {
  const { driver } = services
  await app.register(async (scope: App) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (_request: unknown, body: Buffer, done: (error: null, body: Buffer) => void) =>
        done(null, body),
    )
    scope.post<{ Body: Buffer }>(
      `/webhooks/${driver.name}`,
      { schema: { hide: true } },
      async (request) => {
        const signature = request.headers[SIGNATURE_HEADER]
        const event = readEvent(request.body, typeof signature === 'string' ? signature : '')
        if (event) await handleEvent(services, event)
        return { received: true }
      },
    )
  })

  function readEvent(body: Buffer, signature: string): PaymentEvent | null {
    try {
      return driver.readEvent(body, signature)
    } catch {
      throw new HttpError(400, 'The signature of this event is not valid.')
    }
  }
}
