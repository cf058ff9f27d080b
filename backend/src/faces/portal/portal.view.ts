import { EMAIL_PARAMETER, RETURN_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { readStoredForm, type StoredForm } from '../../platform/pages/form-state.ts'
import { readPageQuery, withReturnTo } from '../../platform/pages/page-query.ts'
import { createPageView, type PageView } from '../../platform/pages/page-view.ts'
import type { Services } from '../services.ts'
import { parseReturnTo } from './return-to.ts'

/** Data of the request that every page of the portal needs. */
export interface PortalView extends PageView {
  csrf: string
  /** Address of the shop to go to after log-in; `null` when none was given. */
  returnTo: string | null
  /** Outcome of the form that led here. */
  form: StoredForm
}

/** View data of a page. */
export function createView(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): PortalView {
  const query = readPageQuery(request)
  return {
    ...createPageView(services, request, reply),
    csrf: reply.generateCsrf(),
    returnTo: getReturnTo(services, query[RETURN_PARAMETER]),
    form: { values: { email: query[EMAIL_PARAMETER] }, ...readStoredForm(request) },
  }
}

/** A return address, as it was sent, when it may be one. */
export function getReturnTo({ config }: Services, value: string | undefined): string | null {
  return parseReturnTo(value, config.siteOrigins)
}

/** Redirects to the login form, which leads back to the requested page. */
export function redirectToLogin(reply: FastifyReply, returnTo: string | null = null): FastifyReply {
  return reply.redirect(withReturnTo('/portal/login', returnTo), 303)
}
