import { cookieNames } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { AuthenticatedUser } from '../auth/tokens.ts'
import { readStoredForm, type StoredForm } from '../pages/form-state.ts'
import { readPageQuery, toPath } from '../pages/page-query.ts'
import { createPageView, type PageView } from '../pages/page-view.ts'
import type { Services } from '../services.ts'
import { saveProfile } from '../users/user.store.ts'
import { getPortalSession } from './portal.session.ts'
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
  return {
    ...createPageView(services, request, reply),
    csrf: reply.generateCsrf(),
    returnTo: getReturnTo(services, readPageQuery(request).returnTo),
    form: readStoredForm(request),
  }
}

/** A return address, as it was sent, when it may be one. */
export function getReturnTo({ config }: Services, value: string | undefined): string | null {
  return parseReturnTo(value, config.siteOrigins)
}

/**
 * The language that the member chooses in the portal, which is that of e-mails, too. Links from the shop name its
 * language, which is no choice: it would undo that of the profile.
 */
function findChosenLanguage(request: FastifyRequest) {
  const isFromPortal = request.headers['sec-fetch-site'] === 'same-origin'
  return isFromPortal ? readPageQuery(request)[cookieNames.lang] : undefined
}

/** View data of a member's page; `null` without a session. */
export async function createMemberView(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<MemberView | null> {
  const session = await getPortalSession(services, request)
  if (!session) return null
  const { user, token } = session
  const language = findChosenLanguage(request) ?? user.language
  if (language !== user.language) await saveProfile(services.db, user.id, { language })
  return { ...createView(services, request, reply), member: { ...user, language }, token }
}

/** Redirects to the login form, which leads back to the requested page. */
export function redirectToLogin(reply: FastifyReply, returnTo: string | null = null): FastifyReply {
  return reply.redirect(withReturnTo('/portal/login', returnTo), 303)
}

/** The handler of a page that only members see; visitors are led to the login and back. */
export function forMembers(
  services: Services,
  handle: (
    view: MemberView,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply | Promise<FastifyReply>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const view = await createMemberView(services, request, reply)
    return view ? handle(view, request, reply) : redirectToLogin(reply, toPath(request.url))
  }
}
