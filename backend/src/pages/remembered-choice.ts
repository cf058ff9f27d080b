import type { cookieNames } from '@shop/contracts/storage-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const MAX_AGE_SECONDS = 365 * 86_400

/**
 * A visitor's choice: the query parameter `name` (stored in a cookie of that name), else the cookie.
 * @returns `null` when there is none, or one that is not among `values`
 */
export function readChoice<Value extends string>(
  request: FastifyRequest,
  reply: FastifyReply,
  name: (typeof cookieNames)[keyof typeof cookieNames],
  values: readonly Value[],
): Value | null {
  const parse = (text: string | null | undefined) => values.find((value) => value === text) ?? null
  const requested = parse(new URLSearchParams(request.url.split('?')[1]).get(name))
  if (requested === null) return parse(request.cookies[name])
  void reply.setCookie(name, requested, { path: '/', sameSite: 'lax', maxAge: MAX_AGE_SECONDS })
  return requested
}
