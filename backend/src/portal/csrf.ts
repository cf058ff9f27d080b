import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../deps.ts'

const COOKIE = 'portal_form'

function sign(config: Config, nonce: string): string {
  return createHmac('sha256', config.secret).update(`form ${nonce}`).digest('base64url')
}

/** The token for this browser's forms; sets the cookie that it belongs to. */
export function formToken(config: Config, request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[COOKIE]
  if (known) return sign(config, known)
  const nonce = randomBytes(24).toString('base64url')
  void reply.setCookie(COOKIE, nonce, {
    ...{ path: '/portal', httpOnly: true, sameSite: 'lax' },
    secure: config.backendUrl.startsWith('https:'),
  })
  return sign(config, nonce)
}

/** Whether a form was sent from a page that we gave to this browser. */
export function isOwnForm(config: Config, request: FastifyRequest, token: unknown): boolean {
  const nonce = request.cookies[COOKIE]
  if (!nonce || typeof token !== 'string') return false
  if (request.headers['sec-fetch-site'] === 'cross-site') return false
  const expected = Buffer.from(sign(config, nonce))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
