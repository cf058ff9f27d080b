import { cookieNames } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

export type Language = 'en' | 'ar'

const LANGUAGES: Language[] = ['en', 'ar']
const COOKIE_MAX_AGE_SECONDS = 365 * 86_400

function parseLanguage(value: unknown): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null
}

/**
 * The language of a page: the query parameter `lang` (stored in a cookie), else the cookie, else the
 * `Accept-Language` header, else English.
 */
export function negotiateLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const requested = parseLanguage(new URLSearchParams(request.url.split('?')[1]).get('lang'))
  if (requested) {
    void reply.setCookie(cookieNames.lang, requested, {
      path: '/',
      sameSite: 'lax',
      maxAge: COOKIE_MAX_AGE_SECONDS,
    })
    return requested
  }
  const accepted = new Negotiator(request).language(LANGUAGES)
  return parseLanguage(request.cookies[cookieNames.lang]) ?? parseLanguage(accepted) ?? 'en'
}
