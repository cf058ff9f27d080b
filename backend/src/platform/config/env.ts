import { resolve } from 'node:path'

import type { DeliverySettings } from '@shop/contracts/rules/delivery.ts'
import { type Permitted, readPermitted } from '@shop/server/signed-permission.ts'
import { backendSettings, findBackendConflicts } from 'settings/backend-settings.ts'
import { isProduction, readLogSettings, toBackendUrl } from 'settings/common-settings.ts'
import { type RateLimits, toRateLimits } from 'settings/rate-limits.ts'
import { readSettings, SettingsError, type Values } from 'settings/read-settings.ts'
import type { storageAccess } from 'settings/storage-settings.ts'
import type { TrustedProxies } from 'settings/trusted-proxies.ts'

import type { StripeConfig, ThawaniConfig } from './config.ts'

/** A failure to start that the operator can fix; the message names the variable. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** Sender of e-mails that are not sent: the demo shop's address. */
const DEFAULT_MAIL_FROM = 'hello@wasla.example'

export interface Environment {
  port: number
  host: string
  backendUrl: string
  /** Absolute path. */
  dataDir: string
  /** Where uploaded pictures are, if not in the data folder, which holds copies of them then. */
  mediaStore?: { address: string; access: Values<typeof storageAccess> } | undefined
  databaseUrl?: string | undefined
  siteOrigins: [string, ...string[]]
  jwtSecret?: string | undefined
  /** How the backend logs. */
  log: { level: string; format: 'json' | 'text' }
  /** Statements that take longer are logged, in milliseconds. */
  slowQueryMs: number
  /** Collector of OpenTelemetry. */
  otlpEndpoint?: string | undefined
  /** `limits` apply only when this is on. */
  rateLimits: boolean
  limits: RateLimits
  trustProxy: TrustedProxies
  /** Mail server; without one, e-mails are written to files. */
  smtpUrl?: string | undefined
  /** Sender's address of e-mails. */
  mailFrom: string
  /** Address that filled in forms and new orders are e-mailed to. */
  formsEmail: string
  /** Allows the demo catalogue and the demo member. */
  demoData: boolean
  stripe?: StripeConfig | undefined
  thawani?: ThawaniConfig | undefined
  /** How orders get to their buyers; as the site is told. */
  delivery?: DeliverySettings | undefined
  /** Of the undiscounted subtotal; as the site is told. */
  taxPercent: number
  reportReaders: Permitted
  /** Address of health and metrics, which are not served without a port. */
  monitor: { host: string; port?: number | undefined; minFreeDiskMb: number }
}

type Settings = Values<typeof backendSettings>

function toStripeConfig(settings: Settings): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  if (!secretKey || !webhookSecret) return undefined
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol } = settings
  return { secretKey, webhookSecret, ...(host && { api: { host, port, protocol } }) }
}

function toThawaniConfig(settings: Settings): ThawaniConfig | undefined {
  const { THAWANI_SECRET_KEY: secretKey, THAWANI_PUBLISHABLE_KEY: publishableKey } = settings
  const { THAWANI_WEBHOOK_SECRET: webhookSecret, THAWANI_URL: url } = settings
  if (!secretKey || !publishableKey || !webhookSecret) return undefined
  return { secretKey, publishableKey, webhookSecret, url }
}

function readBackendSettings(env: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(backendSettings, env, findBackendConflicts)
  } catch (error) {
    throw error instanceof SettingsError ? new StartupError(error.message) : error
  }
}

/** The site's own; on this machine by both of its names. */
function toSiteOrigins(siteUrl = 'http://localhost:3000'): [string, ...string[]] {
  const { origin } = new URL(siteUrl)
  const loopback = origin.replace('//localhost:', '//127.0.0.1:')
  return loopback === origin ? [origin] : [origin, loopback]
}

/**
 * Reads the settings of the backend from the environment. Empty variables count as unset.
 * @param baseDir folder that a relative `DATA_DIR` starts from
 * @throws StartupError naming every invalid setting
 */
export function readEnvironment(env: NodeJS.ProcessEnv, baseDir: string): Environment {
  const settings = readBackendSettings(env)
  const production = isProduction(settings)
  return {
    port: settings.BACKEND_PORT,
    host: settings.BACKEND_HOST,
    backendUrl: toBackendUrl(settings),
    dataDir: resolve(baseDir, settings.DATA_DIR),
    mediaStore: settings.MEDIA_STORE
      ? { address: settings.MEDIA_STORE, access: settings }
      : undefined,
    databaseUrl: settings.DATABASE_URL,
    siteOrigins: settings.SITE_ORIGINS ?? toSiteOrigins(settings.SITE_URL),
    jwtSecret: settings.JWT_SECRET,
    log: readLogSettings(settings),
    slowQueryMs: settings.SLOW_QUERY_MS,
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    rateLimits: settings.RATE_LIMITS === 'on',
    limits: toRateLimits(settings.CUSTOM_RATE_LIMITS),
    trustProxy: settings.TRUST_PROXY,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? DEFAULT_MAIL_FROM,
    formsEmail: settings.FORMS_EMAIL ?? settings.MAIL_FROM ?? DEFAULT_MAIL_FROM,
    demoData: (settings.DEMO_DATA ?? (production ? 'off' : 'on')) === 'on',
    stripe: toStripeConfig(settings),
    thawani: toThawaniConfig(settings),
    delivery: settings.DELIVERY,
    taxPercent: settings.TAX_PERCENT,
    reportReaders: readPermitted({ secret: settings.RELEASE_SECRET, production }),
    monitor: {
      host: settings.MONITOR_HOST,
      port: settings.BACKEND_MONITOR_PORT,
      minFreeDiskMb: settings.MIN_FREE_DISK_MB,
    },
  }
}
