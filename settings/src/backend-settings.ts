import { z } from 'zod/mini'

import { commonSettings, isProduction } from './common-settings.ts'
import { customRateLimits, findNarrowAddresses } from './rate-limits.ts'
import type { FindConflicts } from './read-settings.ts'
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

/** Variables of the reference backend. */
export const backendSettings = {
  ...commonSettings,
  BACKEND_MONITOR_PORT: z.optional(port),
  BACKEND_HOST: z._default(text, 'localhost'),
  DATA_DIR: z._default(text, '.data'),
  DATABASE_URL: z.optional(serverAddress(/^postgres(ql)?$/, 'postgres://')),
  SITE_ORIGINS: z.optional(atLeastOneOrigin),
  JWT_SECRET: z.optional(secret),
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
}

/** In production, what stands in for money and members exists only when it is asked for by name. */
export const findBackendConflicts: FindConflicts<typeof backendSettings> = (values) => {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SMTP_URL, MAIL_FROM } = values
  const { DATABASE_URL, JWT_SECRET } = values
  const narrow = findNarrowAddresses(values.CUSTOM_RATE_LIMITS ?? {})
  const needsStripe = PAYMENTS ? PAYMENTS === 'stripe' : isProduction(values)
  return {
    STRIPE_SECRET_KEY:
      needsStripe &&
      !STRIPE_SECRET_KEY &&
      'is missing; only PAYMENTS=test takes payments without money',
    PAYMENTS:
      PAYMENTS === 'test' &&
      !!STRIPE_SECRET_KEY &&
      'must not be test when STRIPE_SECRET_KEY is set',
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
