import { cookieNames, RETURN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from '../services.ts'
import { type Language, negotiateLanguage } from './negotiate-language.ts'
import { readChoice } from './remembered-choice.ts'

export type Theme = 'light' | 'dark'

const THEMES: Theme[] = ['light', 'dark']

/** What every server-rendered page knows of its request. */
export interface PageView {
  lang: Language
  /** `null`: the page follows the system's theme. */
  theme: Theme | null
  /** Path and query of this page. */
  url: string
  /** Origin of the shop that the visitor came from. */
  shopOrigin: string
}

/** The site that the return address is on, remembered for the pages that follow; else the first one. */
function findShopOrigin(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const { siteOrigins, backendUrl } = config
  const returnTo = new URLSearchParams(request.url.split('?')[1]).get(RETURN_PARAMETER) ?? ''
  const origin = URL.canParse(returnTo) ? new URL(returnTo).origin : null
  const requested = siteOrigins.find((site) => site === origin)
  if (requested) {
    const secure = backendUrl.startsWith('https:')
    void reply.setCookie(cookieNames.portalSite, requested, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
    })
  }
  const remembered = siteOrigins.find((site) => site === request.cookies[cookieNames.portalSite])
  return requested ?? remembered ?? siteOrigins[0]
}

/** Reads language, theme and shop from the request; stores what its query chooses in cookies. */
export function createPageView(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): PageView {
  return {
    lang: negotiateLanguage(request, reply),
    theme: readChoice(request, reply, cookieNames.theme, THEMES),
    url: request.url,
    shopOrigin: findShopOrigin(services, request, reply),
  }
}

/** Sends a page that must not be cached. */
export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page)
}
