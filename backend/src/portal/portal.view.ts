import { RETURN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from '../deps.ts'
import { readStoredForm, redirectWithForm, type StoredForm } from '../pages/form-state.ts'
import { createPageView } from '../pages/page-view.ts'
import type { FormRequest } from './form-validation.ts'
import type { PortalView } from './portal.layout.ts'
import type { PortalTexts } from './portal.texts.ts'
import { parseReturnTo, withReturnTo } from './return-to.ts'

/** View data of a page. */
export function createView(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): PortalView {
  const query = new URLSearchParams(request.url.split('?')[1])
  return {
    ...createPageView(services, request, reply),
    csrf: reply.generateCsrf(),
    returnTo: parseReturnTo(query.get(RETURN_PARAMETER), services.config.siteOrigins),
    form: readStoredForm(services.config, request),
  }
}

/** The return address in the body of a submitted form. */
export function getReturnTo({ config }: Services, { body }: FormRequest): string | null {
  return parseReturnTo(body.returnTo, config.siteOrigins)
}

/** What to tell of a form that a page of the portal shows again. */
export interface FormOutcome extends StoredForm {
  problem: keyof PortalTexts
}

/** Redirects to the page of a submitted form, which has the same path, to show it again. */
export function showFormAgain(
  services: Services,
  request: FormRequest,
  reply: FastifyReply,
  outcome: FormOutcome,
): FastifyReply {
  const path = request.url.split('?')[0] ?? '/'
  const target = withReturnTo(path, getReturnTo(services, request))
  return redirectWithForm(services.config, reply, target, outcome)
}

/** Answers a form without a valid CSRF token with the filled-in form, to be submitted again. */
export function showExpiredForm(services: Services) {
  return (request: FormRequest, reply: FastifyReply): FastifyReply => {
    const { email, firstName, lastName } = request.body
    const values = { email, firstName, lastName }
    return showFormAgain(services, request, reply, { problem: 'formExpired', values })
  }
}
