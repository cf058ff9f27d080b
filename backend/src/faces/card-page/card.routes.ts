import { randomUUID } from 'node:crypto'

import { getNetwork } from '@shop/server/client-network.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { describeDelivery } from '../../domain/orders/describe-delivery.ts'
import { listPictures } from '../../domain/orders/member-orders.store.ts'
import { fakeWebhookSecret } from '../../domain/payment-providers/fake/fake-payment-provider.ts'
import {
  endFakeSession,
  type FakeSession,
  findFakeSession,
} from '../../domain/payment-providers/fake/fake-session.store.ts'
import { SIGNATURE_HEADER, signWebhook } from '../../domain/payments/webhook-signature.ts'
import { parseJson, toJson } from '../../platform/db/json.ts'
import type { App } from '../../platform/http/app.types.ts'
import {
  readStoredForm,
  redirectWithForm,
  type StoredForm,
} from '../../platform/pages/form-state.ts'
import { toPath } from '../../platform/pages/page-query.ts'
import { createPageView, sendPage } from '../../platform/pages/page-view.ts'
import { countAttempt } from '../../platform/rate-limits/count-attempt.ts'
import { limitRequests } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { renderCardPage, renderUnknownSessionPage } from './card.page.ts'
import { findInvalidFields, simulatePayment } from './card.validation.ts'

const params = z.object({ sessionId: z.string() })
const text = z._default(z.string().check(z.maxLength(100)), '')
const cardBody = z.object({ action: text, number: text, expiry: text, cvc: text })

type SessionOutcome = 'paid' | 'expired' | 'cancelled'

/** An event about a session's outcome, in Stripe's format. */
const toEvent = (sessionId: string, outcome: SessionOutcome) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: `checkout.session.${outcome === 'paid' ? 'completed' : outcome}`,
  data: {
    object: {
      id: sessionId,
      object: 'checkout.session',
      status: outcome === 'paid' ? 'complete' : outcome,
      payment_status: outcome === 'paid' ? 'paid' : 'unpaid',
    },
  },
})

/** The hosted card page of the fake provider. Whoever has the link may pay. */
export function cardRoutes(app: App, services: Services): void {
  const limitAttempts = limitRequests(services, 'cardAttempts', {
    key: (request) => `${toPath(request.url)} ${getNetwork(request)}`,
  })

  /** Reports the outcome to the backend by a signed webhook, as a provider elsewhere would. */
  async function sendWebhook(sessionId: string, outcome: SessionOutcome): Promise<void> {
    const payload = JSON.stringify(toEvent(sessionId, outcome))
    const signature = signWebhook(payload, fakeWebhookSecret(services.config))
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
    await app.inject({ method: 'POST', url: '/webhooks/test', headers, payload })
  }

  async function endSession(session: FakeSession, outcome: SessionOutcome, reply: FastifyReply) {
    const ended = await endFakeSession(services, session.id, outcome)
    if (ended) await sendWebhook(session.id, outcome)
    return reply.redirect(session.returnUrl, 303)
  }

  function showFormAgain(request: FastifyRequest, reply: FastifyReply, form: StoredForm) {
    return redirectWithForm(services.config, reply, toPath(request.url), form)
  }

  function sendUnknownSession(request: FastifyRequest, reply: FastifyReply) {
    const view = createPageView(services, request, reply)
    return sendPage(reply, renderUnknownSessionPage(view), 404)
  }

  app.get('/pay/:sessionId', { schema: { params, hide: true } }, async (request, reply) => {
    const session = await findFakeSession(services, request.params.sessionId)
    if (!session) return sendUnknownSession(request, reply)
    if (session.status !== 'unpaid') return reply.redirect(session.returnUrl, 303)
    const view = createPageView(services, request, reply)
    const form = readStoredForm(request)
    const paymentRequest = parseJson(session.bill)
    const pictures = await listPictures(services.db, paymentRequest.lines)
    const { delivery } = paymentRequest
    const expected = {
      delivery: delivery ? toJson(delivery) : null,
      paidAt: services.clock().toISOString(),
    }
    const arrival = describeDelivery(expected, view.lang)
    return sendPage(reply, renderCardPage({ view, paymentRequest, pictures, arrival, form }))
  })

  app.post(
    '/pay/:sessionId',
    { schema: { params, body: cardBody, hide: true } },
    async (request, reply) => {
      const session = await findFakeSession(services, request.params.sessionId)
      if (!session) return sendUnknownSession(request, reply)
      if (session.status !== 'unpaid') return reply.redirect(session.returnUrl, 303)
      if (request.body.action === 'cancel') return endSession(session, 'cancelled', reply)
      const limited = await countAttempt([limitAttempts], request)
      if (limited) return showFormAgain(request, reply, limited)
      const errors = findInvalidFields(request.body, services.clock())
      if (Object.keys(errors).length > 0) {
        return showFormAgain(request, reply, { problem: 'form.checkFields', errors })
      }
      const outcome = simulatePayment(request.body.number)
      if (outcome !== 'declined') return endSession(session, outcome, reply)
      return showFormAgain(request, reply, { problem: 'card.declined' })
    },
  )
}
