import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Language } from '../pages/negotiate-language.ts'
import type { Services } from '../services.ts'
import { saveProfile } from '../users/user.store.ts'
import { getPortalSession } from './portal.session.ts'
import type { MemberView } from './portal.view.ts'
import { createView } from './portal.view.ts'
import { withReturnTo } from './return-to.ts'

/**
 * The language that the member chooses in the portal, which is that of e-mails, too; `null` when none is
 * chosen. Links from the shop name its language, which is no choice: it would undo that of the profile.
 */
function findChosenLanguage(request: FastifyRequest): Language | null {
  if (request.headers['sec-fetch-site'] !== 'same-origin') return null
  const requested = new URLSearchParams(request.url.split('?')[1]).get('lang')
  return requested === 'en' || requested === 'ar' ? requested : null
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
  const language = findChosenLanguage(request)
  if (language && language !== user.language) {
    await saveProfile(services.db, user.id, { language })
  }
  const member = { ...user, language: language ?? user.language }
  return { ...createView(services, request, reply), member, token }
}

/** Redirects to the login form, which leads back to the requested page. */
export function redirectToLogin(reply: FastifyReply, returnTo: string | null = null): FastifyReply {
  return reply.redirect(withReturnTo('/portal/login', returnTo), 303)
}
