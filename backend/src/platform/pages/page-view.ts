import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Deps } from '../deps.ts'
import { privateCookie } from '../http/security.ts'
import { findAcceptedLanguage } from '../i18n/accepted-language.ts'
import type { Language } from '../i18n/messages.ts'
import { type Brand, getDefaultBrand } from './brand.ts'
import { readPageQuery } from './page-query.ts'

export type Theme = 'light' | 'dark'

const LANGUAGES: Language[] = ['en', 'ar']
const THEMES: Theme[] = ['light', 'dark']
const CHOICE_MAX_AGE_SECONDS = 365 * 86_400

/** Data of the request that every server-rendered page needs. */
export interface PageView {
  lang: Language
  /** `null`: the page follows the system's theme. */
  theme: Theme | null
  /** Path and query of this page. */
  url: string
  /** Origin of the shop that the visitor came from. */
  shopOrigin: string
  brand: Brand
}

/** What an address of the shop depends on. */
export type ShopView = Pick<PageView, 'lang' | 'theme' | 'shopOrigin'>

/** A visitor's choice: what the query asks for, which is stored in a cookie; else what the cookie says. */
function readChoice<Value extends string>(
  request: FastifyRequest,
  reply: FastifyReply,
  name: 'lang' | 'theme',
  values: readonly Value[],
): Value | undefined {
  const find = (text: string | undefined) => values.find((value) => value === text)
  const requested = find(readPageQuery(request)[name])
  if (!requested) return find(request.cookies[cookieNames[name]])
  const options = { path: '/', sameSite: 'lax', maxAge: CHOICE_MAX_AGE_SECONDS } as const
  void reply.setCookie(cookieNames[name], requested, options)
  return requested
}

/** The language of a page: the visitor's choice, else the `Accept-Language` header, else English. */
export function negotiateLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  return readChoice(request, reply, 'lang', LANGUAGES) ?? findAcceptedLanguage(request) ?? 'en'
}

/** The site that the return address is on, remembered for the pages that follow; else the first one. */
function findShopOrigin(
  { config }: Pick<Deps, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const { siteOrigins } = config
  const { returnTo = '' } = readPageQuery(request)
  const origin = URL.canParse(returnTo) ? new URL(returnTo).origin : null
  const requested = siteOrigins.find((site) => site === origin)
  if (requested) void reply.setCookie(cookieNames.portalSite, requested, privateCookie(config))
  const remembered = siteOrigins.find((site) => site === request.cookies[cookieNames.portalSite])
  return requested ?? remembered ?? siteOrigins[0]
}

/** Reads language, theme and shop from the request; stores what its query chooses in cookies. */
export function createPageView(
  services: Pick<Deps, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): PageView {
  return {
    lang: negotiateLanguage(request, reply),
    theme: readChoice(request, reply, 'theme', THEMES) ?? null,
    url: request.url,
    shopOrigin: findShopOrigin(services, request, reply),
    brand: request.brand ?? getDefaultBrand(services.config),
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

/** Hands the language and the chosen theme of our pages over to the shop. @param address of a page of the shop */
export function withPreferences(
  address: string,
  { lang, theme }: Pick<PageView, 'lang' | 'theme'>,
): string {
  const url = new URL(address)
  url.searchParams.set(cookieNames.lang, lang)
  if (theme) url.searchParams.set(cookieNames.theme, theme)
  return url.href
}

/** Address of a page of the shop that the visitor came from, in the language and theme of this page. */
export function shopUrl(view: ShopView, path = '/'): string {
  return withPreferences(view.shopOrigin + path, view)
}
