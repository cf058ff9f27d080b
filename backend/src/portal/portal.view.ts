import { RETURN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from '../deps.ts'
import { languageOf } from '../pages/language.ts'
import { formToken } from './csrf.ts'
import type { PortalBody } from './portal.forms.ts'
import type { PortalView } from './portal.layout.ts'
import { allowedReturn, keepReturn } from './return-to.ts'

/** What the pages need of a request for them. */
export function viewOf(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): PortalView {
  const query = new URLSearchParams(request.url.split('?')[1])
  return {
    lang: languageOf(request, reply),
    url: request.url,
    csrf: formToken(config, request, reply),
    returnTo: allowedReturn(query.get(RETURN_PARAMETER), config.siteOrigins),
  }
}

/** The same for a form that was sent: what it returns to is in its body. */
export function formViewOf(
  services: Services,
  request: FastifyRequest<{ Body: PortalBody }>,
  reply: FastifyReply,
): PortalView {
  const returnTo = allowedReturn(request.body.returnTo, services.config.siteOrigins)
  const path = request.url.split('?')[0] ?? '/'
  return { ...viewOf(services, request, reply), returnTo, url: keepReturn(path, returnTo) }
}

/** Sends a page that is for this person only. */
export function sendPage(reply: FastifyReply, page: string, status = 200) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page)
}
