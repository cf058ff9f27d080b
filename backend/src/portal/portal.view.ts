import { RETURN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from '../deps.ts'
import { negotiateLanguage } from '../pages/negotiate-language.ts'
import type { FormRequest } from './form-validation.ts'
import type { FormState } from './login.page.ts'
import type { PortalView } from './portal.layout.ts'
import { portalTexts } from './portal.texts.ts'
import { parseReturnTo, withReturnTo } from './return-to.ts'

/** View data of a page. */
export function createView(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): PortalView {
  const query = new URLSearchParams(request.url.split('?')[1])
  return {
    lang: negotiateLanguage(request, reply),
    url: request.url,
    csrf: reply.generateCsrf(),
    returnTo: parseReturnTo(query.get(RETURN_PARAMETER), config.siteOrigins),
  }
}

/** View data of a page shown for a submitted form, whose return address is in the body. */
export function createFormView(
  services: Services,
  request: FormRequest,
  reply: FastifyReply,
): PortalView {
  const returnTo = parseReturnTo(request.body.returnTo, services.config.siteOrigins)
  const path = request.url.split('?')[0] ?? '/'
  return { ...createView(services, request, reply), returnTo, url: withReturnTo(path, returnTo) }
}

/** Sends a page that must not be cached. */
export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page)
}

/** Answers a form without a valid CSRF token with the filled-in form, to be submitted again. */
export function sendExpiredForm(
  services: Services,
  renderPage: (view: PortalView, state: FormState) => string,
) {
  return (request: FormRequest, reply: FastifyReply): FastifyReply => {
    const view = createFormView(services, request, reply)
    const state = { problem: portalTexts[view.lang].formExpired, values: request.body }
    return sendPage(reply, renderPage(view, state), 403)
  }
}
