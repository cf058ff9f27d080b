import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { type AuthenticatedUser, TOKEN_LIFETIME_DAYS } from '../../platform/auth/tokens.ts'
import { privateCookie } from '../../platform/http/security.ts'
import type { Services } from '../services.ts'

interface PortalSession {
  user: AuthenticatedUser
  /** The same token that the shop gets. */
  token: string
}

/**
 * The session of this browser, whose user becomes the request's; `null` without one, or when its token has
 * expired or was revoked.
 */
export async function getPortalSession(
  { tokens }: Services,
  request: FastifyRequest,
): Promise<PortalSession | null> {
  const token = request.cookies[cookieNames.portalSession]
  if (!token) return null
  const user = await tokens.verify(token)
  request.user = user
  return user && { user, token }
}

/** Stores the token in this browser's session cookie. */
export function startPortalSession(services: Services, reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieNames.portalSession, token, {
    ...privateCookie(services.config),
    maxAge: TOKEN_LIFETIME_DAYS * 86_400,
  })
}

/** Revokes the token of this browser's session, if there is one, and clears the cookie. */
export async function endPortalSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = await getPortalSession(services, request)
  if (session) await services.tokens.revoke(session.user.jti)
  void reply.clearCookie(cookieNames.portalSession, privateCookie(services.config))
}
