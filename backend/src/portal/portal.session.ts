import type { FastifyReply, FastifyRequest } from 'fastify'

import { type Member, TOKEN_DAYS } from '../auth/tokens.ts'
import type { Services } from '../deps.ts'

const COOKIE = 'portal_session'

export interface PortalSession {
  member: Member
  token: string
}

function cookieOptions({ config }: Services) {
  const secure = config.backendUrl.startsWith('https:')
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}

/** Who is logged in to the portal in this browser, with the token that the shop gets, too. */
export async function portalSession(
  { tokens }: Services,
  request: FastifyRequest,
): Promise<PortalSession | null> {
  const token = request.cookies[COOKIE]
  if (!token) return null
  const member = await tokens.verify(token)
  return member && { member, token }
}

/** Remembers a token in this browser. */
export function startPortalSession(services: Services, reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE, token, {
    ...cookieOptions(services),
    maxAge: TOKEN_DAYS * 86_400,
  })
}

/** Revokes the browser's token, if it has one, and forgets it. */
export async function endPortalSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = await portalSession(services, request)
  if (session) await services.tokens.revoke(session.member.jti)
  void reply.clearCookie(COOKIE, cookieOptions(services))
}
