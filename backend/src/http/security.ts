import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import { REQUEST_ID_HEADER } from '@shop/contracts/request-id.ts'

import type { Config } from '../deps.ts'
import type { App } from './app.types.ts'

/** Where Stripe's card pages are. */
const STRIPE_CHECKOUT = 'https://checkout.stripe.com'

/**
 * Registers security headers, and CORS for the shop's own sites. `form-action` lists the sites and
 * the card pages because browsers apply it to redirects after a form, too.
 */
export async function registerSecurity(app: App, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        formAction: ["'self'", ...config.siteOrigins, ...(config.stripe ? [STRIPE_CHECKOUT] : [])],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.backendUrl.startsWith('https:'),
    crossOriginResourcePolicy: { policy: 'same-site' },
  })
  await app.register(cors, {
    origin: config.siteOrigins,
    methods: ['GET', 'POST', 'PATCH'],
    allowedHeaders: ['authorization', 'content-type'],
    // What failed can be found by it in the logs. That browsers send none saves them a preflight.
    exposedHeaders: ['retry-after', REQUEST_ID_HEADER],
    maxAge: 600,
  })
}
