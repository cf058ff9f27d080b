import { ORDER_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { memberOrderResponseSchema, orderRowPageSchema } from '@shop/contracts/wire/account.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { listOrders } from '../../../domain/orders/member-orders.store.ts'
import { cancelOrder } from '../../../domain/payments/cancel-order.ts'
import { rejectionTexts } from '../../../domain/payments/order-payment.ts'
import { withinDeadline } from '../../../domain/payments/provider-deadlines.ts'
import { authenticate, requireUser } from '../../../platform/auth/authenticate.ts'
import { HttpError } from '../../../platform/errors/http-error.ts'
import type { App } from '../../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../../platform/http/paging.ts'
import { translations } from '../../../platform/i18n/messages.ts'
import { limitMembers } from '../../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../../services.ts'
import { orderParams } from '../order-params.ts'
import { describeOrder, describeOrderRows, findCurrentOrder } from './member-order.ts'

const pageQuery = z.object({ page: z.optional(positiveIntegerParam) })

/** The member's own orders. An unknown number and another member's are told apart by nobody. */
export function accountOrdersRoutes(app: App, services: Services): void {
  const { db, provider } = services
  const onRequest = authenticate(services.tokens)

  app.get(
    '/account/orders',
    { onRequest, schema: { querystring: pageQuery, response: { 200: orderRowPageSchema } } },
    async (request) => {
      const { page = 1 } = request.query
      const userId = requireUser(request).id
      const { orders, paginate } = await listOrders(db, userId, page, ORDER_PAGE_SIZE)
      return { results: await describeOrderRows(services, orders), paginate }
    },
  )

  async function respondWithOrder(request: FastifyRequest, number: number) {
    const user = requireUser(request)
    const order = await findCurrentOrder(services, user.id, number)
    if (!order) throw new HttpError(404, translations.en(rejectionTexts.notFound))
    return { data: await describeOrder(services, user, order) }
  }

  app.get(
    '/account/orders/:number',
    {
      onRequest,
      schema: {
        params: orderParams,
        response: { 200: memberOrderResponseSchema, 404: errorBodySchema },
      },
    },
    (request) => respondWithOrder(request, request.params.number),
  )

  app.post(
    '/account/orders/:number/cancel',
    {
      onRequest,
      preHandler: limitMembers(services, 'orderForm'),
      schema: {
        params: orderParams,
        response: {
          200: memberOrderResponseSchema,
          404: errorBodySchema,
          409: errorBodySchema,
          502: errorBodySchema,
          504: errorBodySchema,
        },
      },
    },
    async (request) => {
      const { number } = request.params
      await withinDeadline(provider.deadlineMs, () =>
        cancelOrder(services, { userId: requireUser(request).id, number }),
      )
      return respondWithOrder(request, number)
    },
  )
}
