import { z } from 'zod/mini'

import { commonSettings, isProduction } from './common-settings.ts'
import { customRateLimits, findNarrowAddresses } from './rate-limits.ts'
import type { FindConflicts, Values } from './read-settings.ts'
import { storageAccess, storeAddress } from './storage-settings.ts'
import { proxies } from './trusted-proxies.ts'
import {
  atLeastOneOrigin,
  choice,
  emailAddress,
  matching,
  onOrOff,
  port,
  secret,
  serverAddress,
  text,
  wholeNumber,
} from './value-types.ts'

/** A key of Thawani goes into headers and addresses. */
const thawaniKey = matching(/^[\w-]+$/, 'a key of letters, digits, underscores and hyphens', {
  isSecret: true,
})

/** Variables of the reference backend. */
export const backendSettings = {
  ...commonSettings,
  BACKEND_MONITOR_PORT: z.optional(port),
  BACKEND_HOST: z._default(text, 'localhost'),
  DATA_DIR: z._default(text, '.data'),
  MEDIA_STORE: z.optional(storeAddress),
  ...storageAccess,
  DATABASE_URL: z.optional(serverAddress(/^postgres(ql)?$/, 'postgres://')),
  SITE_ORIGINS: z.optional(atLeastOneOrigin),
  JWT_SECRET: z.optional(secret),
  RELEASE_SECRET: z.optional(secret),
  RATE_LIMITS: z._default(onOrOff, 'on'),
  CUSTOM_RATE_LIMITS: z.optional(customRateLimits),
  TRUST_PROXY: z._default(proxies('backend'), false),
  SLOW_QUERY_MS: z._default(wholeNumber(1, 60_000, 'milliseconds'), 500),
  SMTP_URL: z.optional(serverAddress(/^smtps?$/, 'smtp:// or smtps://')),
  MAIL_FROM: z.optional(emailAddress),
  FORMS_EMAIL: z.optional(emailAddress),
  DEMO_DATA: z.optional(onOrOff),
  STRIPE_SECRET_KEY: z.optional(
    matching(
      /^[sr]k_\w+$/,
      'a secret or restricted key: sk_ or rk_ and letters, digits and underscores',
      { isSecret: true },
    ),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    matching(/^whsec_\w+$/, 'whsec_ and letters, digits and underscores', { isSecret: true }),
  ),
  STRIPE_API_HOST: z.optional(text),
  STRIPE_API_PORT: z._default(port, 443),
  STRIPE_API_PROTOCOL: z._default(choice('https', 'http'), 'https'),
  THAWANI_SECRET_KEY: z.optional(thawaniKey),
  THAWANI_PUBLISHABLE_KEY: z.optional(thawaniKey),
  THAWANI_WEBHOOK_SECRET: z.optional(text),
}

/** Thawani needs all of its keys, and PAYMENTS=thawani, by which the site knows it as well. */
function findThawaniConflicts(values: Partial<Values<typeof backendSettings>>) {
  const keys = ['THAWANI_SECRET_KEY', 'THAWANI_PUBLISHABLE_KEY', 'THAWANI_WEBHOOK_SECRET'] as const
  const isUsed = values.PAYMENTS === 'thawani'
  return Object.fromEntries(
    keys.map((key) => [
      key,
      isUsed
        ? !values[key] && 'is missing; PAYMENTS=thawani needs it'
        : !!values[key] && 'is set, and PAYMENTS is not thawani: site and backend need that',
    ]),
  )
}

/** In production, what stands in for money and members exists only when it is asked for by name. */
export const findBackendConflicts: FindConflicts<typeof backendSettings> = (values) => {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SMTP_URL, MAIL_FROM } = values
  const { DATABASE_URL, JWT_SECRET } = values
  const narrow = findNarrowAddresses(values.CUSTOM_RATE_LIMITS ?? {})
  const needsStripe = PAYMENTS ? PAYMENTS === 'stripe' : isProduction(values)
  return {
    ...findThawaniConflicts(values),
    STRIPE_SECRET_KEY:
      needsStripe &&
      !STRIPE_SECRET_KEY &&
      'is missing; PAYMENTS=thawani goes without Stripe, and PAYMENTS=test without money',
    PAYMENTS:
      !!PAYMENTS &&
      PAYMENTS !== 'stripe' &&
      !!STRIPE_SECRET_KEY &&
      `must not be ${PAYMENTS} when STRIPE_SECRET_KEY is set`,
    STRIPE_WEBHOOK_SECRET:
      !!STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET && 'is missing; STRIPE_SECRET_KEY needs it',
    JWT_SECRET:
      isProduction(values) &&
      !!DATABASE_URL &&
      !JWT_SECRET &&
      'is missing; backends that share a database have to share it, or members lose their sessions',
    CUSTOM_RATE_LIMITS:
      narrow.length > 0 && `must not let an address do less than an account: ${narrow.join(', ')}`,
    MAIL_FROM: !!SMTP_URL && !MAIL_FROM && 'is missing; SMTP_URL needs it',
  }
}
