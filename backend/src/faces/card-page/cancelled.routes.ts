import { z } from 'zod/mini'

import { CANCELLED_PATH } from '../../domain/payments/payment.provider.ts'
import { cancelPayment } from '../../domain/payments/payment.service.ts'
import { withinDeadline } from '../../domain/payments/provider-deadlines.ts'
import type { Row } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'

/** The `cancel_url` of card pages elsewhere. It needs no token: a payment's id cannot be guessed. */
export function cancelledRoutes(app: App, services: Services): void {
  /** Without the provider's response, the payment's page shows what is known. */
  async function tryCancel(payment: Row<'payments'> & { sessionId: string }): Promise<void> {
    try {
      await withinDeadline(services.provider.deadlineMs, () => cancelPayment(services, payment))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      services.log.error(error)
    }
  }

  app.get(
    `${CANCELLED_PATH}/:paymentId`,
    { schema: { params: z.object({ paymentId: z.string() }), hide: true } },
    async (request, reply) => {
      const payment = await services.db
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', request.params.paymentId)
        .executeTakeFirst()
      if (!payment) throw new HttpError(404, 'There is no such payment session.')
      const { sessionId } = payment
      if (sessionId) await tryCancel({ ...payment, sessionId })
      return reply.redirect(payment.returnUrl, 303)
    },
  )
}
