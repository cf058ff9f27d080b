import { offlinePaymentResponseSchema, offlinePaymentSchema } from '@shop/contracts/wire/account.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import {
  checkoutRequestSchema,
  checkoutResponseSchema,
  newestPaymentResponseSchema,
  paymentSessionResponseSchema,
  paymentSessionSchema,
} from '@shop/contracts/wire/order.ts'
import { messageResponseSchema } from '@shop/contracts/wire/user.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { createCheckout } from '../../domain/payments/checkout.ts'
import { payOffline } from '../../domain/payments/offline-payment.ts'
import { payOrder, rejectionTexts } from '../../domain/payments/order-payment.ts'
import type { ProviderSession } from '../../domain/payments/payment.provider.ts'
import { findOwnPayment, getPaymentSession } from '../../domain/payments/payment.service.ts'
import { findNewestSession } from '../../domain/payments/payment.store.ts'
import { withinDeadline } from '../../domain/payments/provider-deadlines.ts'
import { authenticate, requireUser } from '../../platform/auth/authenticate.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import type { App } from '../../platform/http/app.types.ts'
import { translations } from '../../platform/i18n/messages.ts'
import { limitMembers } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { orderParams } from './order-params.ts'

/** Age of the payment that a browser without its id is shown. */
const NEWEST_PAYMENT_MS = 3_600_000

const params = z.object({ sessionId: z.string() })

/** Clients post the session or the response it came in; its content is ignored. */
const hookBody = z.union([paymentSessionResponseSchema, paymentSessionSchema])

const toCheckoutResponse = ({ sessionId, checkoutUrl }: ProviderSession) => ({
  success: true,
  message: 'Checkout session created successfully!',
  data: { sessionId, checkout: { checkoutUrl } },
})

/** The payments API. The status is always the provider's, never the client's. */
export function paymentRoutes(app: App, services: Services): void {
  const { siteOrigins } = services.config
  const onRequest = authenticate(services.tokens)
  const limitReads = limitMembers(services, 'paymentReads')
  const limitCheckouts = limitMembers(services, 'checkouts')

  /** The result page of the site that asks. */
  function toReturnUrl({ headers: { origin = '' } }: FastifyRequest): string {
    return `${siteOrigins.includes(origin) ? origin : siteOrigins[0]}/payment/callback`
  }

  app.post(
    '/payment/create-checkout',
    {
      onRequest,
      preHandler: limitCheckouts,
      schema: {
        body: checkoutRequestSchema,
        response: {
          200: checkoutResponseSchema,
          409: errorBodySchema,
          502: errorBodySchema,
          504: errorBodySchema,
        },
      },
    },
    async (request) => {
      const user = requireUser(request)
      const session = await withinDeadline(services.provider.deadlineMs, () =>
        createCheckout(services, user, request.body, toReturnUrl(request)),
      )
      return toCheckoutResponse(session)
    },
  )

  /** Opens another card page of the member's order with this number. */
  async function payAgain(request: FastifyRequest, number: number) {
    const result = await withinDeadline(services.provider.deadlineMs, () =>
      payOrder(services, requireUser(request).id, number, toReturnUrl(request)),
    )
    if ('rejected' in result) {
      const { rejected } = result
      const status = rejected === 'notFound' ? 404 : 409
      throw new HttpError(status, translations.en(rejectionTexts[rejected]))
    }
    return toCheckoutResponse(result)
  }

  const payAgainResponse = {
    200: checkoutResponseSchema,
    404: errorBodySchema,
    409: errorBodySchema,
    502: errorBodySchema,
    504: errorBodySchema,
  }

  app.post(
    '/payment/checkout/:sessionId/pay',
    { onRequest, preHandler: limitCheckouts, schema: { params, response: payAgainResponse } },
    async (request) => {
      const { sessionId } = request.params
      const { number } = await findOwnPayment(services, requireUser(request).id, sessionId)
      return payAgain(request, number)
    },
  )

  // An order whose card page could not be opened has no session.
  app.post(
    '/account/orders/:number/pay',
    {
      onRequest,
      preHandler: limitCheckouts,
      schema: { params: orderParams, response: payAgainResponse },
    },
    (request) => payAgain(request, request.params.number),
  )

  app.post(
    '/account/orders/:number/offline',
    {
      onRequest,
      preHandler: limitCheckouts,
      schema: {
        params: orderParams,
        body: offlinePaymentSchema,
        response: {
          200: offlinePaymentResponseSchema,
          404: errorBodySchema,
          409: errorBodySchema,
          502: errorBodySchema,
          504: errorBodySchema,
        },
      },
    },
    async (request) => {
      const { id } = requireUser(request)
      const { method } = request.body
      const number = await withinDeadline(services.provider.deadlineMs, () =>
        payOffline(services, id, request.params.number, method),
      )
      return { data: { number: String(number) } }
    },
  )

  app.get(
    '/payment/checkout/:sessionId',
    {
      onRequest,
      preHandler: limitReads,
      schema: { params, response: { 200: paymentSessionResponseSchema, 404: errorBodySchema } },
    },
    async (request) => ({
      data: await getPaymentSession(services, requireUser(request), request.params.sessionId),
    }),
  )

  app.get(
    '/payment/newest',
    {
      onRequest,
      preHandler: limitReads,
      schema: { response: { 200: newestPaymentResponseSchema } },
    },
    async (request) => {
      const user = requireUser(request)
      const since = new Date(services.clock().getTime() - NEWEST_PAYMENT_MS).toISOString()
      const sessionId = await findNewestSession(services.db, user.id, since)
      return { data: sessionId ? await getPaymentSession(services, user, sessionId) : null }
    },
  )

  app.post(
    '/hooks/payment/:sessionId',
    {
      onRequest,
      preHandler: limitReads,
      schema: {
        params,
        body: hookBody,
        response: { 200: messageResponseSchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      await getPaymentSession(services, requireUser(request), request.params.sessionId)
      return { message: 'The payment status is up to date.' }
    },
  )
}
