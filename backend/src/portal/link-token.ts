import { cookieNames } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LINK_MINUTES } from 'settings/rate-limits.ts'

import type { Services } from '../services.ts'

const TOKEN_PARAMETER = 'token'

function cookieOptions({ config }: Services, path: string) {
  const secure = config.backendUrl.startsWith('https:')
  // The first request comes from a mail client's site: `strict` would lose the cookie.
  return { path, httpOnly: true, sameSite: 'lax', secure } as const
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/'

/**
 * Moves the token of an e-mail's link from the address to a cookie, so that it stays out of the history,
 * screenshots and what is shared. @returns the redirect to the same page; `null` without a token
 */
export function exchangeLinkToken(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  const url = new URL(request.url, 'http://backend')
  const token = url.searchParams.get(TOKEN_PARAMETER)
  if (!token) return null
  url.searchParams.delete(TOKEN_PARAMETER)
  const options = { ...cookieOptions(services, url.pathname), maxAge: LINK_MINUTES * 60 }
  return reply
    .setCookie(cookieNames.portalLink, token, options)
    .redirect(url.pathname + url.search, 303)
}

/** The token of the link that was opened; empty without one. */
export function getLinkToken(request: FastifyRequest): string {
  return request.cookies[cookieNames.portalLink] ?? ''
}

/** Forgets the token of this page's link. */
export function clearLinkToken(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.clearCookie(cookieNames.portalLink, cookieOptions(services, pathOf(request)))
}
