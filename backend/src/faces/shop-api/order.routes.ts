import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { orderRequestSchema, orderResponseSchema } from '@shop/contracts/wire/order.ts'
import type { FastifyError } from 'fastify'

import { placeOrder } from '../../domain/orders/order.store.ts'
import { authenticate, requireUser } from '../../platform/auth/authenticate.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import type { App } from '../../platform/http/app.types.ts'
import { describeError } from '../../platform/http/error.handler.ts'
import { limitMembers } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'

/** POST /products/admin-side/confirm/order */
export function orderRoutes(app: App, services: Services): void {
  app.post(
    '/products/admin-side/confirm/order',
    {
      onRequest: authenticate(services.tokens),
      preHandler: limitMembers(services, 'orders'),
      onError: async (_request, _reply, error: FastifyError | HttpError) =>
        services.counters.countOrder(describeError(error).status < 500 ? 'refused' : 'failed'),
      schema: {
        body: orderRequestSchema,
        response: {
          200: orderResponseSchema,
          403: errorBodySchema,
          409: errorBodySchema,
          429: errorBodySchema,
        },
      },
    },
    async (request) => {
      const user = requireUser(request)
      if (request.body.buyerEmail !== user.email) {
        throw new HttpError(403, 'Orders go to the e-mail address of your own account.')
      }
      const { isNew, orderId } = await placeOrder(services, user, request.body)
      services.counters.countOrder(isNew ? 'placed' : 'repeated')
      request.log.info({ orderId }, isNew ? 'Order placed' : 'Order repeated')
      return { success: true, message: 'Order confirmed successfully!' }
    },
  )
}
