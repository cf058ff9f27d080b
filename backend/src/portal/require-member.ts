import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from '../deps.ts'
import type { MemberView } from './portal.layout.ts'
import { getPortalSession } from './portal.session.ts'
import { createView } from './portal.view.ts'
import { withReturnTo } from './return-to.ts'

/** View data of a member's page; `null` without a session. */
export async function createMemberView(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<MemberView | null> {
  const session = await getPortalSession(services, request)
  return (
    session && {
      ...createView(services, request, reply),
      member: session.user,
      token: session.token,
    }
  )
}

/** Redirects to the login form, which leads back to the requested page. */
export function redirectToLogin(reply: FastifyReply, returnTo: string | null = null): FastifyReply {
  return reply.redirect(withReturnTo('/portal/login', returnTo), 303)
}
