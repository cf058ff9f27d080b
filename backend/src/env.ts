import { resolve } from 'node:path'

import {
  MIN_SECRET_LENGTH,
  type Permitted,
  readPermitted,
} from '@shop/contracts/signed-permission.ts'
import { z } from 'zod/mini'

import type { StripeConfig } from './deps.ts'
import { parseTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts'

/** A failure to start that the operator can fix; the message names the variable. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')),
  z.transform(Number),
)
const origin = z.string().check(
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text, {
    error: 'must be origins such as http://localhost:3000, separated by commas',
  }),
)
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((part) => part.trim().replace(/\/$/, ''))),
  ),
  z.tuple([origin], origin),
)
const address = z.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
  z.transform((text) => text.replace(/\/$/, '')),
)
const text = z.string()
const secret = text.check(
  z.minLength(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`),
)
const proxies = z.string().check(
  z.refine((value) => parseTrustedProxies(value) !== null, {
    error:
      'must name the proxies in front of the backend, such as 10.0.0.2 or 10.0.0.0/8 or loopback, separated by commas, or say how many there are, such as 1; trusting all would let every caller choose its address',
  }),
)

const variablesSchema = z.object({
  BACKEND_PORT: z._default(port, 4000),
  BACKEND_HOST: z._default(text, 'localhost'),
  BACKEND_URL: z.optional(address),
  DATA_DIR: z._default(text, '.data'),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }),
  ),
  SITE_ORIGINS: z._default(origins, ['http://localhost:3000', 'http://127.0.0.1:3000']),
  JWT_SECRET: z.optional(secret),
  RELEASE_SECRET: z.optional(secret),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  TRUST_PROXY: z._default(proxies, 'off'),
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }),
  ),
  MAIL_FROM: z.optional(z.email('must be an e-mail address such as shop@example.com')),
  NODE_ENV: z.optional(text),
  PAYMENTS: z.optional(z.enum(['stripe', 'test'], 'must be stripe or test')),
  DEMO_DATA: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  STRIPE_SECRET_KEY: z.optional(text.check(z.startsWith('sk_', 'must start with sk_'))),
  STRIPE_WEBHOOK_SECRET: z.optional(text),
  STRIPE_API_HOST: z.optional(text),
  STRIPE_API_PORT: z._default(port, 443),
  STRIPE_API_PROTOCOL: z._default(z.enum(['http', 'https'], 'must be http or https'), 'https'),
})
type Variables = z.infer<typeof variablesSchema>

const isProduction = (env: Pick<Variables, 'NODE_ENV'>) => env.NODE_ENV === 'production'

// In production, what stands in for money and members exists only when it is asked for by name.
const schema = variablesSchema.check(
  z.refine(
    (env: Variables) =>
      !!env.STRIPE_SECRET_KEY || (env.PAYMENTS ? env.PAYMENTS !== 'stripe' : !isProduction(env)),
    {
      path: ['STRIPE_SECRET_KEY'],
      error: 'is missing; only PAYMENTS=test takes payments without money',
      when: () => true,
    },
  ),
  z.refine((env: Variables) => !env.STRIPE_SECRET_KEY || env.PAYMENTS !== 'test', {
    path: ['PAYMENTS'],
    error: 'must not be test when STRIPE_SECRET_KEY is set',
    when: () => true,
  }),
  z.refine((env: Variables) => !env.STRIPE_SECRET_KEY || !!env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'is missing; STRIPE_SECRET_KEY needs it',
    when: () => true,
  }),
  z.refine((env: Variables) => !env.SMTP_URL || !!env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is missing; SMTP_URL needs it',
    when: () => true,
  }),
)

/** Sender of e-mails that are not sent: the demo shop's address. */
const DEFAULT_MAIL_FROM = 'hello@wasla.example'

export interface Environment {
  port: number
  host: string
  backendUrl: string
  /** Absolute path. */
  dataDir: string
  databaseUrl?: string | undefined
  siteOrigins: [string, ...string[]]
  jwtSecret?: string | undefined
  rateLimits: boolean
  trustProxy: TrustedProxies
  /** Mail server; without one, e-mails are written to files. */
  smtpUrl?: string | undefined
  /** Sender's address of e-mails. */
  mailFrom: string
  /** Whether the demo catalogue and the demo member may exist. */
  demoData: boolean
  stripe?: StripeConfig | undefined
  reportReaders: Permitted
}

function readStripe(variables: Variables): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = variables
  if (!secretKey || !webhookSecret) return undefined
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol } = variables
  return { secretKey, webhookSecret, ...(host && { api: { host, port, protocol } }) }
}

/**
 * Validates the environment and fills in defaults. Empty variables count as unset.
 * @param baseDir folder that relative paths are resolved against
 * @throws StartupError naming every invalid variable
 */
export function readEnvironment(env: NodeJS.ProcessEnv, baseDir: string): Environment {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(nonEmpty)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
    throw new StartupError([...new Set(problems)].join('; '))
  }
  const variables = result.data
  return {
    port: variables.BACKEND_PORT,
    host: variables.BACKEND_HOST,
    backendUrl: variables.BACKEND_URL ?? `http://localhost:${variables.BACKEND_PORT}`,
    dataDir: resolve(baseDir, variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    siteOrigins: variables.SITE_ORIGINS,
    jwtSecret: variables.JWT_SECRET,
    rateLimits: variables.RATE_LIMITS === 'on',
    trustProxy: parseTrustedProxies(variables.TRUST_PROXY) ?? false,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? DEFAULT_MAIL_FROM,
    demoData: (variables.DEMO_DATA ?? (isProduction(variables) ? 'off' : 'on')) === 'on',
    stripe: readStripe(variables),
    reportReaders: readPermitted({
      secret: variables.RELEASE_SECRET,
      production: isProduction(variables),
    }),
  }
}
