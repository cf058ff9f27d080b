import type { FastifyReply, FastifyRequest } from 'fastify'

export type Language = 'en' | 'ar'

const COOKIE = 'lang'
const YEAR_SECONDS = 365 * 86_400

function known(value: unknown): Language | null {
  return value === 'en' || value === 'ar' ? value : null
}

function preferred(header = ''): Language {
  const first = header.split(',').find((part) => /^\s*(en|ar)\b/i.test(part))
  return first?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en'
}

/**
 * The language of a page: `lang` in the query (remembered from then on), else what was remembered,
 * else what the browser asks for.
 */
export function languageOf(request: FastifyRequest, reply: FastifyReply): Language {
  const asked = known(new URLSearchParams(request.url.split('?')[1]).get('lang'))
  if (asked) {
    void reply.setCookie(COOKIE, asked, { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS })
    return asked
  }
  return known(request.cookies[COOKIE]) ?? preferred(request.headers['accept-language'])
}
