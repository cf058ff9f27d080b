import { createHmac } from 'node:crypto'

import csrfProtection from '@fastify/csrf-protection'
import { cookieNames } from '@shop/contracts/storage-keys.ts'
import type { FastifyError, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'

import type { Config } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { handleError } from '../http/error.handler.ts'
import type { FormRequest } from './form-validation.ts'

/** A form sent from another site is rejected whatever token it carries. */
function getToken(request: FastifyRequest): string | undefined {
  if (request.headers['sec-fetch-site'] === 'cross-site') return undefined
  return (request as FormRequest).body?.csrf
}

/**
 * Registers double-submit CSRF protection for the portal's forms: a cookie and a hidden field. The field
 * is keyed with our secret, so that a cookie planted by a subdomain is of no use.
 */
export async function registerCsrfProtection(app: App, config: Config): Promise<void> {
  await app.register(csrfProtection, {
    cookieKey: cookieNames.portalForm,
    cookieOpts: {
      path: '/portal',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.backendUrl.startsWith('https:'),
    },
    csrfOpts: {
      hmacKey: createHmac('sha256', config.secret).update('portal forms').digest('hex'),
    },
    getToken,
  })
}

/**
 * Route options of a form that needs a valid CSRF token.
 * @param reject answers a form without one
 */
export function requireCsrfToken(
  app: App,
  reject: (request: FormRequest, reply: FastifyReply) => FastifyReply,
) {
  return {
    preHandler: (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) =>
      app.csrfProtection(request, reply, done),
    errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      if (!error.code?.startsWith('FST_CSRF_')) return handleError(error, request, reply)
      return reject(request as FormRequest, reply)
    },
  }
}
