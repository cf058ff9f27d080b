import { TOKEN_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import { getTransportSecurity } from '@shop/server/early-responses.ts'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

import { readParameter } from './page-query.ts'
import type { SiteContext } from './site-context.ts'

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=()',
}

/** Files and texts run nothing when they are opened by themselves. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Plugin that puts the security headers on every response. */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { config, gate }: SiteContext) => {
    const headers = { ...SECURITY_HEADERS, ...getTransportSecurity(config.siteUrl) }

    app.addHook('onSend', (request, reply, _payload, done) => {
      const carriesToken = readParameter(request.url, TOKEN_PARAMETER) !== null
      void reply.headers(headers)
      if (gate.isPrivate(request)) void reply.header('Cache-Control', 'private, no-cache')
      void reply.header(
        'Referrer-Policy',
        carriesToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
      )
      if (!reply.hasHeader('Content-Security-Policy')) {
        void reply.header('Content-Security-Policy', FILE_POLICY)
      }
      done()
    })
  },
)
