import { randomUUID } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'

import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { HttpError } from '../http/http-error.ts'
import { languageOf } from '../pages/language.ts'
import type { Bill } from '../payments/payment.driver.ts'
import { signEvent } from '../payments/signed-events.ts'
import { SIGNATURE_HEADER } from '../payments/webhook.routes.ts'
import { cardPage, unknownCardPage } from './card.page.ts'
import { type CardField, judge, wrongFields } from './card.rules.ts'
import { cardTexts } from './card.texts.ts'
import { testEventSecret } from './test.driver.ts'
import { endTestSession, findTestSession, type TestSession } from './test.store.ts'

const params = z.object({ sessionId: z.string() })
const text = z._default(z.string().check(z.maxLength(100)), '')
const cardBody = z.object({ action: text, number: text, expiry: text, cvc: text })

type Ending = 'paid' | 'expired' | 'cancelled'

/** The hosted card page of the built-in test provider. Whoever has the link may pay. */
export function cardRoutes(app: App, services: Services): void {
  const limited = services.limit({ max: 30, minutes: 5, key: (request) => request.url })

  /** Tells the shop what happened, the way a provider elsewhere would. */
  async function announce(sessionId: string, ending: Ending): Promise<void> {
    const object = { id: sessionId, object: 'checkout.session' }
    const type = `checkout.session.${ending === 'paid' ? 'completed' : ending}`
    const status = ending === 'paid' ? 'complete' : ending
    const payment_status = ending === 'paid' ? 'paid' : 'unpaid'
    const event = { object: 'event', type, data: { object: { ...object, status, payment_status } } }
    const payload = JSON.stringify({ id: `evt_${randomUUID()}`, ...event })
    const signature = signEvent(payload, testEventSecret(services.config.secret))
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
    await app.inject({ method: 'POST', url: '/webhooks/test', headers, payload })
  }

  async function end(session: TestSession, ending: Ending, reply: FastifyReply) {
    if (await endTestSession(services, session.id, ending)) await announce(session.id, ending)
    return reply.redirect(session.returnUrl, 303)
  }

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    session: TestSession,
    problem?: { status: number; text: 'declined' | 'check' | 'tooMany'; wrong?: CardField[] },
  ) {
    const lang = languageOf(request, reply)
    const bill: Bill = JSON.parse(session.bill)
    const page = { lang, url: request.url, bill, wrong: problem?.wrong ?? [] }
    const message = problem && cardTexts[lang][problem.text]
    return reply
      .code(problem?.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(cardPage(message ? { ...page, problem: message } : page))
  }

  function showUnknown(request: FastifyRequest, reply: FastifyReply) {
    const page = unknownCardPage(languageOf(request, reply), request.url)
    return reply.code(404).type('text/html; charset=utf-8').send(page)
  }

  app.get('/pay/:sessionId', { schema: { params, hide: true } }, async (request, reply) => {
    const session = await findTestSession(services, request.params.sessionId)
    if (!session) return showUnknown(request, reply)
    if (session.status !== 'unpaid') return reply.redirect(session.returnUrl, 303)
    return show(request, reply, session)
  })

  app.post(
    '/pay/:sessionId',
    { schema: { params, body: cardBody, hide: true } },
    async (request, reply) => {
      const session = await findTestSession(services, request.params.sessionId)
      if (!session) return showUnknown(request, reply)
      if (session.status !== 'unpaid') return reply.redirect(session.returnUrl, 303)
      if (request.body.action === 'cancel') return end(session, 'cancelled', reply)
      try {
        await limited(request)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        return show(request, reply, session, { status: 429, text: 'tooMany' })
      }
      const wrong = wrongFields(request.body, services.clock())
      if (wrong.length > 0)
        return show(request, reply, session, { status: 422, text: 'check', wrong })
      const verdict = judge(request.body.number)
      if (verdict !== 'declined') return end(session, verdict, reply)
      return show(request, reply, session, { status: 402, text: 'declined' })
    },
  )
}
