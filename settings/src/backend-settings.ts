import { z } from 'zod/mini'

import { commonSettings, isProduction } from './common-settings.ts'
import { customRateLimits, findNarrowAddresses } from './rate-limits.ts'
import type { FindConflicts, Settings } from './read-settings.ts'
import { proxies } from './trusted-proxies.ts'
import {
  atLeastOneOrigin,
  choice,
  folder,
  onOrOff,
  optional,
  port,
  secret,
  serverAddress,
  text,
  wholeNumber,
  withDefault,
} from './value-types.ts'

const MAX_SLOW_QUERY_MS = 60_000

/** What the reference backend can be told. */
export const backendSettings = {
  ...commonSettings,
  monitorPort: {
    ...optional(port),
    variable: 'BACKEND_MONITOR_PORT',
    key: 'backend.monitorPort',
    description: 'port of /healthz, /readyz and /metrics; without one they are not served',
  },
  host: {
    ...withDefault(text, 'localhost'),
    variable: 'BACKEND_HOST',
    key: 'backend.host',
    description: 'address or name that the backend listens on',
  },
  dataDir: {
    ...withDefault(folder, '.data'),
    variable: 'DATA_DIR',
    key: 'backend.dataDir',
    description: 'folder of the database file, the token secret and the outbox',
  },
  databaseUrl: {
    ...optional(serverAddress(/^postgres(ql)?$/, 'postgres://')),
    variable: 'DATABASE_URL',
    key: 'backend.databaseUrl',
    description: 'PostgreSQL instead of the file',
  },
  siteOrigins: {
    ...optional(atLeastOneOrigin),
    variable: 'SITE_ORIGINS',
    key: 'backend.siteOrigins',
    description: 'origins that may call the API and be returned to; by default the site’s own',
  },
  jwtSecret: {
    ...optional(secret),
    variable: 'JWT_SECRET',
    key: 'backend.jwtSecret',
    description: 'secret of the session tokens; made once and kept in DATA_DIR by default',
  },
  rateLimits: {
    ...withDefault(onOrOff, 'on'),
    variable: 'RATE_LIMITS',
    key: 'backend.rateLimits',
    description: 'whether callers are limited in what they may ask',
  },
  customRateLimits: {
    ...optional(customRateLimits),
    variable: 'CUSTOM_RATE_LIMITS',
    key: 'backend.customRateLimits',
    description: 'other numbers of single limits; the others stay as they are',
  },
  trustProxy: {
    ...withDefault(proxies('backend'), 'off'),
    variable: 'TRUST_PROXY',
    key: 'backend.trustProxy',
    description:
      'proxies whose X-Forwarded-For and X-Request-Id are believed: their addresses, or how many there are',
  },
  slowQueryMs: {
    ...withDefault(wholeNumber(1, MAX_SLOW_QUERY_MS, 'milliseconds'), 500),
    variable: 'SLOW_QUERY_MS',
    key: 'backend.slowQueryMs',
    description: 'statements that take longer are logged, in milliseconds',
  },
  smtpUrl: {
    ...optional(serverAddress(/^smtps?$/, 'smtp:// or smtps://')),
    variable: 'SMTP_URL',
    key: 'mail.url',
    description: 'mail server; without one, e-mails are written to DATA_DIR/outbox',
  },
  mailFrom: {
    ...optional({ schema: z.email(), expected: 'an e-mail address such as shop@example.com' }),
    variable: 'MAIL_FROM',
    key: 'mail.from',
    description: 'sender’s address of e-mails',
  },
  demoData: {
    ...optional(onOrOff),
    variable: 'DEMO_DATA',
    key: 'backend.demoData',
    description: 'whether demo catalogue and demo member may exist; in production off by default',
  },
  stripeSecretKey: {
    ...optional({
      schema: z.string().check(z.regex(/^[sr]k_\w+$/)),
      expected: 'a secret or restricted key: sk_ or rk_ and letters, digits and underscores',
    }),
    isSecret: true,
    variable: 'STRIPE_SECRET_KEY',
    key: 'payments.stripe.secretKey',
    description: 'Stripe Checkout instead of the built-in test card page',
  },
  stripeWebhookSecret: {
    ...optional({
      schema: z.string().check(z.regex(/^whsec_\w+$/)),
      expected: 'whsec_ and letters, digits and underscores',
    }),
    isSecret: true,
    variable: 'STRIPE_WEBHOOK_SECRET',
    key: 'payments.stripe.webhookSecret',
    description: 'secret that Stripe signs its events with',
  },
  stripeApiHost: {
    ...optional(text),
    variable: 'STRIPE_API_HOST',
    key: 'payments.stripe.api.host',
    description: 'another host of Stripe’s API, for tests',
  },
  stripeApiPort: {
    ...withDefault(port, 443),
    variable: 'STRIPE_API_PORT',
    key: 'payments.stripe.api.port',
    description: 'its port',
  },
  stripeApiProtocol: {
    ...withDefault(choice('https', 'http'), 'https'),
    variable: 'STRIPE_API_PROTOCOL',
    key: 'payments.stripe.api.protocol',
    description: 'its protocol',
  },
} as const satisfies Settings

/** In production, what stands in for money and members exists only when it is asked for by name. */
export const findBackendConflicts: FindConflicts<typeof backendSettings> = (values) => {
  const { payments, stripeSecretKey, stripeWebhookSecret, smtpUrl, mailFrom } = values
  const { databaseUrl, jwtSecret } = values
  const narrow = findNarrowAddresses(values.customRateLimits ?? {})
  const needsStripe = payments ? payments === 'stripe' : isProduction(values)
  return {
    stripeSecretKey:
      needsStripe &&
      !stripeSecretKey &&
      'is missing; only PAYMENTS=test takes payments without money',
    payments:
      payments === 'test' && !!stripeSecretKey && 'must not be test when STRIPE_SECRET_KEY is set',
    stripeWebhookSecret:
      !!stripeSecretKey && !stripeWebhookSecret && 'is missing; STRIPE_SECRET_KEY needs it',
    jwtSecret:
      isProduction(values) &&
      !!databaseUrl &&
      !jwtSecret &&
      'is missing; backends that share a database have to share it, or members lose their sessions',
    customRateLimits:
      narrow.length > 0 && `must not let an address do less than an account: ${narrow.join(', ')}`,
    mailFrom: !!smtpUrl && !mailFrom && 'is missing; SMTP_URL needs it',
  }
}
