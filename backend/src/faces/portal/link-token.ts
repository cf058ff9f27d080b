import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LINK_MINUTES } from 'settings/rate-limits.ts'

import { privateCookie } from '../../platform/http/security.ts'
import { readPageQuery, toPath } from '../../platform/pages/page-query.ts'
import type { Services } from '../services.ts'

/**
 * Moves the token of an e-mail's link from the address to a cookie, so that it stays out of the history,
 * screenshots and what is shared. @returns the redirect to the same page; `null` without a token
 */
export function exchangeLinkToken(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  const { token } = readPageQuery(request)
  if (!token) return null
  const url = new URL(request.url, 'http://backend')
  url.searchParams.delete('token')
  const options = { ...privateCookie(config, url.pathname), maxAge: LINK_MINUTES * 60 }
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
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.clearCookie(cookieNames.portalLink, privateCookie(config, toPath(request.url)))
}
