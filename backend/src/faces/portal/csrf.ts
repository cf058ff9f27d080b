import csrfProtection from '@fastify/csrf-protection'
import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'
import type { FastifyError, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'

import type { Config } from '../../platform/config/config.ts'
import type { App } from '../../platform/http/app.types.ts'
import { handleError } from '../../platform/http/error.handler.ts'
import { deriveKey, privateCookie } from '../../platform/http/security.ts'

/** A form sent from another site is rejected whatever token it carries. */
function getToken({ headers, body }: FastifyRequest): string | undefined {
  if (headers['sec-fetch-site'] === 'cross-site') return undefined
  return (body as { csrf?: string } | undefined)?.csrf
}

/**
 * Registers double-submit CSRF protection for the portal's forms: a cookie and a hidden field. The field
 * is keyed with our secret, so that a cookie planted by a subdomain is of no use.
 */
export async function registerCsrfProtection(app: App, config: Config): Promise<void> {
  await app.register(csrfProtection, {
    cookieKey: cookieNames.portalForm,
    cookieOpts: privateCookie(config, '/portal'),
    csrfOpts: { hmacKey: deriveKey(config, 'portal forms') },
    getToken,
  })
}

/**
 * Route options of a form that needs a valid CSRF token.
 * @param reject responds to a form without one
 */
export function requireCsrfToken<Request extends FastifyRequest>(
  app: App,
  reject: (request: Request, reply: FastifyReply) => FastifyReply,
) {
  return {
    preHandler: (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) =>
      app.csrfProtection(request, reply, done),
    errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      if (!error.code?.startsWith('FST_CSRF_')) return handleError(error, request, reply)
      return reject(request as Request, reply)
    },
  }
}
