import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import type { App } from '../http/app.types.ts'
import { HttpError } from '../http/http-error.ts'
import { positiveIntegerParam } from '../http/paging.ts'
import type { MessageKey } from '../i18n/messages.ts'
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
import type { Services } from '../services.ts'
import { requireCsrfToken } from './csrf.ts'
import { portalBody } from './form-validation.ts'
import { renderOrderPage } from './order.page.ts'
import { renderOrdersPage, renderUnknownOrderPage } from './orders.page.ts'
import { getPortalSession } from './portal.session.ts'
import { createMemberView, redirectToLogin } from './require-member.ts'

const ORDERS_PER_PAGE = 10
/** The number of no order. */
const NO_ORDER = -1

/** Nonsense in the address is no error: it shows the first page, or that there is no such order. */
const ordersQuery = z.object({ page: z.catch(positiveIntegerParam, 1) })
const orderParams = z.object({
  number: z.catch(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.coerce.number()), NO_ORDER),
})

type OrderParams = z.output<typeof orderParams>

const getPath = ({ number }: OrderParams) => `/portal/orders/${number}`

type Outcome = { problem: MessageKey } | { notice: MessageKey }

/** What a member is told instead of being sent to the card page, or after cancelling. */
const outcomes = {
  paid: { notice: 'orders.alreadyPaid' },
  cancelled: { problem: 'orders.alreadyCancelled' },
  expired: { problem: 'orders.alreadyExpired' },
  pricesChanged: { problem: 'orders.pricesChanged' },
  aboveLimit: { problem: 'orders.aboveLimit' },
  boughtAlready: { notice: 'orders.boughtAlready' },
} as const satisfies Record<string, Outcome>

/** The pages of a member's orders, and what can be done with an open one. */
export function ordersRoutes(app: App, services: Services): void {
  const { config, db, clock, provider } = services
  const limits = limitMembers(services, 'orderForm')

  async function sendUnknownOrder(request: FastifyRequest, reply: FastifyReply) {
    const view = await createMemberView(services, request, reply)
    if (!view) return redirectToLogin(reply, '/portal/orders')
    return sendPage(reply, renderUnknownOrderPage(view), 404)
  }

  const listSchema = { querystring: ordersQuery, hide: true }
  app.get('/portal/orders', { schema: listSchema }, async (request, reply) => {
    const view = await createMemberView(services, request, reply)
    if (!view) return redirectToLogin(reply, '/portal/orders')
    const { page } = request.query
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

  const orderSchema = { params: orderParams, hide: true }
  app.get('/portal/orders/:number', { schema: orderSchema }, async (request, reply) => {
    const view = await createMemberView(services, request, reply)
    if (!view) return redirectToLogin(reply, getPath(request.params))
    const { number } = request.params
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
    schema: { params: orderParams, body: portalBody, hide: true },
    ...requireCsrfToken(app, ({ params }, reply) =>
      redirectWithForm(config, reply, getPath(params as OrderParams), {
        problem: 'orders.formExpired',
      }),
    ),
  }

  /** Runs an action; a provider that cannot be reached is told on the order's page. */
  async function handle(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    act: (userId: string) => Promise<Outcome | 'notFound' | { checkoutUrl: string }>,
  ): Promise<FastifyReply> {
    const session = await getPortalSession(services, request)
    if (!session) return redirectToLogin(reply, path)
    const limited = await countAttempt(limits, request)
    if (limited) return redirectWithForm(config, reply, path, limited)
    try {
      const result = await withinDeadline(provider.deadlineMs, () => act(session.user.id))
      if (result === 'notFound') return await sendUnknownOrder(request, reply)
      if ('checkoutUrl' in result) return reply.redirect(result.checkoutUrl, 303)
      return redirectWithForm(config, reply, path, result)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      request.log.error(error)
      return redirectWithForm(config, reply, path, { problem: 'orders.providerFailed' })
    }
  }

  app.post('/portal/orders/:number/pay', orderForm, (request, reply) => {
    const path = getPath(request.params)
    return handle(request, reply, path, async (userId) => {
      const returnUrl = `${config.backendUrl}${path}`
      const result = await payOrder(services, userId, request.params.number, returnUrl)
      if ('checkoutUrl' in result) return result
      return result.rejected === 'notFound' ? 'notFound' : outcomes[result.rejected]
    })
  })

  app.post('/portal/orders/:number/cancel', orderForm, (request, reply) =>
    handle(request, reply, getPath(request.params), async (userId) => {
      const state = await cancelOrder(services, userId, request.params.number)
      if (state === 'notFound') return state
      return state === 'paid' ? outcomes.paid : { notice: 'orders.nowCancelled' }
    }),
  )
}
