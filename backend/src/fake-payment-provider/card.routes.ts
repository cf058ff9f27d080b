import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import { parseJson } from '../db/json.ts'
import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { HttpError } from '../http/http-error.ts'
import { negotiateLanguage } from '../pages/negotiate-language.ts'
import { renderCardPage, renderUnknownSessionPage } from './card.page.ts'
import { cardTexts } from './card.texts.ts'
import { type CardField, findInvalidFields, simulatePayment } from './card.validation.ts'
import { endFakeSession, type FakeSession, findFakeSession } from './fake-session.store.ts'
import { sendFakeWebhook, type SessionOutcome } from './fake-webhook.ts'

const params = z.object({ sessionId: z.string() })
const text = z._default(z.string().check(z.maxLength(100)), '')
const cardBody = z.object({ action: text, number: text, expiry: text, cvc: text })

interface CardError {
  status: number
  text: 'declined' | 'checkFields' | 'tooManyAttempts'
  invalidFields?: CardField[]
}

/** The hosted card page of the fake provider. Whoever has the link may pay. */
export function cardRoutes(app: App, services: Services): void {
  const limitAttempts = services.rateLimit({ max: 30, minutes: 5, key: (request) => request.url })

  async function endSession(session: FakeSession, outcome: SessionOutcome, reply: FastifyReply) {
    const ended = await endFakeSession(services, session.id, outcome)
    if (ended) await sendFakeWebhook(app, services, session.id, outcome)
    return reply.redirect(session.returnUrl, 303)
  }

  function sendCardPage(
    request: FastifyRequest,
    reply: FastifyReply,
    session: FakeSession,
    error?: CardError,
  ) {
    const lang = negotiateLanguage(request, reply)
    const page = { lang, url: request.url, paymentRequest: parseJson(session.bill) }
    const errors = error && {
      problem: cardTexts[lang][error.text],
      invalidFields: error.invalidFields ?? [],
    }
    return reply
      .code(error?.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderCardPage({ ...page, ...errors }))
  }

  function sendUnknownSession(request: FastifyRequest, reply: FastifyReply) {
    const page = renderUnknownSessionPage(negotiateLanguage(request, reply), request.url)
    return reply.code(404).type('text/html; charset=utf-8').send(page)
  }

  app.get('/pay/:sessionId', { schema: { params, hide: true } }, async (request, reply) => {
    const session = await findFakeSession(services, request.params.sessionId)
    if (!session) return sendUnknownSession(request, reply)
    if (session.status !== 'unpaid') return reply.redirect(session.returnUrl, 303)
    return sendCardPage(request, reply, session)
  })

  app.post(
    '/pay/:sessionId',
    { schema: { params, body: cardBody, hide: true } },
    async (request, reply) => {
      const session = await findFakeSession(services, request.params.sessionId)
      if (!session) return sendUnknownSession(request, reply)
      if (session.status !== 'unpaid') return reply.redirect(session.returnUrl, 303)
      if (request.body.action === 'cancel') return endSession(session, 'cancelled', reply)
      try {
        await limitAttempts(request)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        return sendCardPage(request, reply, session, { status: 429, text: 'tooManyAttempts' })
      }
      const invalidFields = findInvalidFields(request.body, services.clock())
      if (invalidFields.length > 0) {
        return sendCardPage(request, reply, session, {
          status: 422,
          text: 'checkFields',
          invalidFields,
        })
      }
      const outcome = simulatePayment(request.body.number)
      if (outcome !== 'declined') return endSession(session, outcome, reply)
      return sendCardPage(request, reply, session, { status: 402, text: 'declined' })
    },
  )
}
