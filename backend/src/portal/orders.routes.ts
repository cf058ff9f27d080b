import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { requireUser } from '../auth/authenticate.ts'
import { parseJson } from '../db/json.ts'
import type { App } from '../http/app.types.ts'
import { HttpError } from '../http/http-error.ts'
import type { MessageKey } from '../i18n/messages.ts'
import {
  findLastPayment,
  findOrderByNumber,
  findRefund,
  listOrders,
  listPictures,
} from '../orders/member-orders.store.ts'
import { getOrderState } from '../orders/order.state.ts'
import { readPageQuery } from '../pages/page-query.ts'
import { sendPage } from '../pages/page-view.ts'
import { cancelOrder } from '../payments/cancel-order.ts'
import { payOrder, rejectionTexts } from '../payments/order-payment.ts'
import { findStatus } from '../payments/payment.service.ts'
import { withinDeadline } from '../payments/within-deadline.ts'
import { limitMembers } from '../rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { renderOrderPage } from './order.page.ts'
import { renderOrdersPage, renderUnknownOrderPage } from './orders.page.ts'
import { addForm, formBody } from './portal.form.ts'
import { forMembers } from './portal.view.ts'

const ORDERS_PER_PAGE = 10
/** The number of no order. */
const NO_ORDER = -1

/** Nonsense in the address is no error: it shows that there is no such order. */
const orderParams = z.object({
  number: z.catch(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.coerce.number()), NO_ORDER),
})
const getNumber = ({ params }: FastifyRequest): number => orderParams.parse(params).number

type Outcome = { problem: MessageKey } | { notice: MessageKey }
type Action = (
  userId: string,
  number: number,
  path: string,
) => Promise<Outcome | 'notFound' | { checkoutUrl: string }>

/** Messages for a member who is not sent to the card page, or has cancelled. */
const outcomes = {
  paid: { notice: rejectionTexts.paid },
  cancelled: { problem: rejectionTexts.cancelled },
  expired: { problem: rejectionTexts.expired },
  pricesChanged: { problem: rejectionTexts.pricesChanged },
  aboveLimit: { problem: rejectionTexts.aboveLimit },
  boughtAlready: { notice: rejectionTexts.boughtAlready },
} as const satisfies Record<string, Outcome>

/** The pages of a member's orders, and what can be done with an open one. */
export function ordersRoutes(app: App, services: Services): void {
  const { config, db, clock, provider } = services
  const hidden = { schema: { hide: true } }
  const limits = limitMembers(services, 'orderForm')

  const listHandler = forMembers(services, async (view, request, reply) => {
    const { page } = readPageQuery(request)
    const { orders, paginate } = await listOrders(db, view.member.id, page, ORDERS_PER_PAGE)
    if (page > paginate.totalPage) {
      return reply.redirect(`/portal/orders?page=${paginate.totalPage}`, 303)
    }
    return sendPage(reply, renderOrdersPage(view, orders, paginate, clock()))
  })
  app.get('/portal/orders', hidden, listHandler)

  /** The webhook may be late or lost; without the provider's word, the page shows what is known. */
  async function refreshOpenPayment(orderId: string): Promise<void> {
    const payment = await findLastPayment(db, orderId)
    if (payment?.status !== 'unpaid' || !payment.sessionId) return
    await findStatus(services, { ...payment, sessionId: payment.sessionId })
  }

  const orderHandler = forMembers(services, async (view, request, reply) => {
    const number = getNumber(request)
    const found = await findOrderByNumber(db, view.member.id, number)
    if (!found) return sendPage(reply, renderUnknownOrderPage(view), 404)
    if (found.status === 'open') await refreshOpenPayment(found.id)
    const order = (await findOrderByNumber(db, view.member.id, number)) ?? found
    const details = {
      order,
      state: getOrderState(order, clock()),
      pictures: await listPictures(db, parseJson(order.lines)),
      lastPayment: await findLastPayment(db, order.id),
      refund: await findRefund(db, order.id),
    }
    return sendPage(reply, renderOrderPage(view, details))
  })
  app.get('/portal/orders/:number', hidden, orderHandler)

  const sendUnknownOrder = forMembers(services, (view, _request, reply) =>
    sendPage(reply, renderUnknownOrderPage(view), 404),
  )

  /** Adds a form of an order's page; a provider that cannot be reached is told there. */
  function addAction(name: 'pay' | 'cancel', act: Action): void {
    const toTarget = (request: FastifyRequest) => `/portal/orders/${getNumber(request)}`
    const expired = 'orders.formExpired'
    const path = `/portal/orders/:number/${name}`
    const form = { path, body: formBody, limits, forMembers: true, toTarget, expired } as const
    addForm(app, services, form, async (request, reply, show): Promise<FastifyReply> => {
      const { id } = requireUser(request)
      try {
        const result = await withinDeadline(provider.deadlineMs, () =>
          act(id, getNumber(request), toTarget(request)),
        )
        if (result === 'notFound') return await sendUnknownOrder(request, reply)
        if ('checkoutUrl' in result) return reply.redirect(result.checkoutUrl, 303)
        return show(result)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        request.log.error(error)
        return show({ problem: 'orders.providerFailed' })
      }
    })
  }

  addAction('pay', async (userId, number, path) => {
    const result = await payOrder(services, userId, number, `${config.backendUrl}${path}`)
    if ('checkoutUrl' in result) return result
    return result.rejected === 'notFound' ? 'notFound' : outcomes[result.rejected]
  })

  addAction('cancel', async (userId, number) => {
    const state = await cancelOrder(services, userId, number)
    if (state === 'notFound') return state
    return state === 'paid' ? outcomes.paid : { notice: 'orders.nowCancelled' }
  })
}
