import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { HttpError } from '../http/http-error.ts'
import { positiveIntegerParam } from '../http/paging.ts'
import {
  findLastPayment,
  findOrderByNumber,
  findRefund,
  listOrders,
  listPictures,
} from '../orders/member-orders.store.ts'
import { getOrderState } from '../orders/order.state.ts'
import { redirectWithForm } from '../pages/form-state.ts'
import { sendPage } from '../pages/page-view.ts'
import { cancelOrder } from '../payments/cancel-order.ts'
import { payOrder } from '../payments/order-payment.ts'
import { findStatus } from '../payments/payment.service.ts'
import { withinDeadline } from '../payments/within-deadline.ts'
import { countAttempt } from '../rate-limits/count-attempt.ts'
import { limitMembers } from '../rate-limits/rate-limit.ts'
import { requireCsrfToken } from './csrf.ts'
import { portalBody } from './form-validation.ts'
import { renderOrderPage } from './order.page.ts'
import { renderOrdersPage, renderUnknownOrderPage } from './orders.page.ts'
import type { OrderTexts } from './orders.texts.ts'
import { getPortalSession } from './portal.session.ts'
import { createMemberView, redirectToLogin } from './require-member.ts'

const ORDERS_PER_PAGE = 10

const numberSchema = z.string().check(z.regex(/^\d{1,9}$/))

type OrderRequest = FastifyRequest<{ Params: { number: string } }>

type Outcome = { problem: keyof OrderTexts } | { notice: keyof OrderTexts }

/** What a member is told instead of being sent to the card page, or after cancelling. */
const outcomes = {
  paid: { notice: 'alreadyPaid' },
  cancelled: { problem: 'alreadyCancelled' },
  expired: { problem: 'alreadyExpired' },
  pricesChanged: { problem: 'pricesChanged' },
  aboveLimit: { problem: 'aboveLimit' },
  boughtAlready: { notice: 'boughtAlready' },
} as const satisfies Record<string, Outcome>

/** The pages of a member's orders, and what can be done with an open one. */
export function ordersRoutes(app: App, services: Services): void {
  const { config, db, clock, provider } = services
  const limits = limitMembers(services, 'orderForm')
  const pathOf = ({ params }: OrderRequest) => `/portal/orders/${params.number}`
  const parseNumber = ({ params }: OrderRequest) =>
    numberSchema.safeParse(params.number).success ? Number(params.number) : -1

  async function sendUnknownOrder(request: FastifyRequest, reply: FastifyReply) {
    const view = await createMemberView(services, request, reply)
    if (!view) return redirectToLogin(reply, '/portal/orders')
    return sendPage(reply, renderUnknownOrderPage(view), 404)
  }

  app.get('/portal/orders', { schema: { hide: true } }, async (request, reply) => {
    const view = await createMemberView(services, request, reply)
    if (!view) return redirectToLogin(reply, '/portal/orders')
    const requested = positiveIntegerParam.safeParse(
      new URLSearchParams(request.url.split('?')[1]).get('page') ?? '1',
    )
    const page = requested.success ? requested.data : 1
    const { orders, paginate } = await listOrders(db, view.member.id, page, ORDERS_PER_PAGE)
    if (page > paginate.totalPage) {
      return reply.redirect(`/portal/orders?page=${paginate.totalPage}`, 303)
    }
    return sendPage(reply, renderOrdersPage(view, orders, paginate, clock()))
  })

  /** The webhook may be late or lost; without the provider's word, the page shows what is known. */
  async function refreshOpenPayment(orderId: string): Promise<void> {
    const payment = await findLastPayment(db, orderId)
    if (payment?.status !== 'unpaid' || !payment.sessionId) return
    await findStatus(services, { ...payment, sessionId: payment.sessionId })
  }

  app.get('/portal/orders/:number', { schema: { hide: true } }, async (request, reply) => {
    const orderRequest = request as OrderRequest
    const view = await createMemberView(services, request, reply)
    if (!view) return redirectToLogin(reply, pathOf(orderRequest))
    const number = parseNumber(orderRequest)
    const found = await findOrderByNumber(db, view.member.id, number)
    if (!found) return sendPage(reply, renderUnknownOrderPage(view), 404)
    if (found.status === 'open') await refreshOpenPayment(found.id)
    const order = (await findOrderByNumber(db, view.member.id, number)) ?? found
    const details = {
      order,
      state: getOrderState(order, clock()),
      pictures: await listPictures(db, order),
      lastPayment: await findLastPayment(db, order.id),
      refund: await findRefund(db, order.id),
    }
    return sendPage(reply, renderOrderPage(view, details))
  })

  /** Options of a form on an order's page. */
  const orderForm = {
    schema: { body: portalBody, hide: true },
    ...requireCsrfToken(app, (request, reply) =>
      redirectWithForm(config, reply, pathOf(request as unknown as OrderRequest), {
        problem: 'formExpired',
      }),
    ),
  }

  /** Runs an action; a provider that cannot be reached is told on the order's page. */
  function handle(
    act: (userId: string, request: OrderRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const orderRequest = request as OrderRequest
      const session = await getPortalSession(services, request)
      if (!session) return redirectToLogin(reply, pathOf(orderRequest))
      const limited = await countAttempt(limits, request)
      if (limited) return redirectWithForm(config, reply, pathOf(orderRequest), limited)
      try {
        return await act(session.user.id, orderRequest, reply)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        request.log.error(error)
        return redirectWithForm(config, reply, pathOf(orderRequest), { problem: 'providerFailed' })
      }
    }
  }

  app.post(
    '/portal/orders/:number/pay',
    orderForm,
    handle(async (userId, request, reply) => {
      const returnUrl = `${config.backendUrl}${pathOf(request)}`
      const result = await withinDeadline(provider.deadlineMs, () =>
        payOrder(services, userId, parseNumber(request), returnUrl),
      )
      if ('checkoutUrl' in result) return reply.redirect(result.checkoutUrl, 303)
      if (result.rejected === 'notFound') return sendUnknownOrder(request, reply)
      return redirectWithForm(config, reply, pathOf(request), outcomes[result.rejected])
    }),
  )

  app.post(
    '/portal/orders/:number/cancel',
    orderForm,
    handle(async (userId, request, reply) => {
      const state = await withinDeadline(provider.deadlineMs, () =>
        cancelOrder(services, userId, parseNumber(request)),
      )
      if (state === 'notFound') return sendUnknownOrder(request, reply)
      const outcome = state === 'paid' ? outcomes.paid : ({ notice: 'nowCancelled' } as const)
      return redirectWithForm(config, reply, pathOf(request), outcome)
    }),
  )
}
