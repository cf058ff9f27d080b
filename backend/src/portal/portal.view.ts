import { RETURN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { AuthenticatedUser } from '../auth/tokens.ts'
import { readStoredForm, redirectWithForm, type StoredForm } from '../pages/form-state.ts'
import { createPageView, type PageView } from '../pages/page-view.ts'
import type { Services } from '../services.ts'
import type { FormRequest } from './form-validation.ts'
import { parseReturnTo, withReturnTo } from './return-to.ts'

/** Data of the request that every page of the portal needs. */
export interface PortalView extends PageView {
  csrf: string
  /** Address of the shop, or path of the portal, to go to after log-in; `null` when none was given. */
  returnTo: string | null
  /** Outcome of the form that led here. */
  form: StoredForm
}

/** View of a page that only members see. */
export interface MemberView extends PortalView {
  member: AuthenticatedUser
  /** The member's token, for links to the shop. */
  token: string
}

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

/** Redirects to a page of the portal that shows the outcome of a form. @param target by default the form's page */
export function redirectWithOutcome(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: StoredForm,
  target = request.url.split('?')[0] ?? '/',
): FastifyReply {
  return redirectWithForm(config, reply, target, outcome)
}

/** Redirects to the page of a submitted form, which has the same path, to show it again. */
export function showFormAgain(
  services: Services,
  request: FormRequest,
  reply: FastifyReply,
  outcome: StoredForm,
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
    return showFormAgain(services, request, reply, { problem: 'portal.formExpired', values })
  }
}
