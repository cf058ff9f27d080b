import { createHmac } from 'node:crypto'

import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import { REQUEST_ID_HEADER } from '@shop/contracts/wire/request-id.ts'

import type { Config } from '../config/config.ts'
import type { App } from './app.types.ts'

/** Origin of Stripe's card pages. */
const STRIPE_CHECKOUT = 'https://checkout.stripe.com'

/**
 * Options of a cookie that no script reads and that comes with no form of another site. `strict` would lose it on the
 * first request from a mail client's site.
 */
export function privateCookie({ backendUrl }: Pick<Config, 'backendUrl'>, path = '/') {
  const secure = backendUrl.startsWith('https:')
  return { path, httpOnly: true, sameSite: 'lax', secure } as const
}

/** Derives the key of one purpose from the secret, so that a signature for one is none for another. */
export function deriveKey({ secret }: Pick<Config, 'secret'>, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}

/** More different origins are somebody's play. */
const MAX_NAMED_ORIGINS = 20

/** Tells the owner once of each site whose pages call the API in vain: browsers keep the reason to themselves. */
function nameForeignOrigins(app: App, { siteOrigins, backendUrl }: Config): void {
  const known = new Set<string | undefined>([...siteOrigins, new URL(backendUrl).origin])
  app.addHook('onRequest', async ({ headers: { origin } }) => {
    if (known.has(origin) || known.size >= MAX_NAMED_ORIGINS) return
    if (!origin || !URL.canParse(origin) || new URL(origin).origin !== origin) return
    known.add(origin)
    app.log.warn(
      `Pages at ${origin} cannot call the API: neither SITE_URL nor SITE_ORIGINS names it`,
    )
  })
}

/** Origins of card pages elsewhere. */
const listCardPageOrigins = ({ stripe, thawani }: Config): string[] => [
  ...(stripe ? [STRIPE_CHECKOUT] : []),
  ...(thawani ? [new URL(thawani.url).origin] : []),
]

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
        formAction: ["'self'", ...config.siteOrigins, ...listCardPageOrigins(config)],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.backendUrl.startsWith('https:'),
    crossOriginResourcePolicy: { policy: 'same-site' },
  })
  nameForeignOrigins(app, config)
  await app.register(cors, {
    origin: config.siteOrigins,
    methods: ['GET', 'POST', 'PATCH'],
    allowedHeaders: ['authorization', 'content-type'],
    // A failed request is found by it in the logs. Browsers send none, which saves them a preflight.
    exposedHeaders: ['retry-after', REQUEST_ID_HEADER],
    maxAge: 600,
  })
}
