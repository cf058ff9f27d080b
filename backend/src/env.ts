import { type Permitted, readPermitted } from '@shop/server/signed-permission.ts'
import { backendSettings, findBackendConflicts } from 'settings/backend-settings.ts'
import { isProduction, readLogSettings } from 'settings/common-settings.ts'
import { type RateLimits, toRateLimits } from 'settings/rate-limits.ts'
import { readSettings, type Values } from 'settings/read-settings.ts'
import { SettingsError } from 'settings/settings-error.ts'
import { loadSource } from 'settings/settings-source.ts'
import { parseTrustedProxies, type TrustedProxies } from 'settings/trusted-proxies.ts'

import type { StripeConfig } from './deps.ts'

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
  /** Allows the demo catalogue and the demo member. */
  demoData: boolean
  stripe?: StripeConfig | undefined
  reportReaders: Permitted
  /** Address of health and metrics, which are not served without a port. */
  monitor: { host: string; port?: number | undefined; minFreeDiskMb: number }
}

type Settings = Values<typeof backendSettings>

function toStripeConfig(settings: Settings): StripeConfig | undefined {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = settings
  if (!secretKey || !webhookSecret) return undefined
  const { stripeApiHost: host, stripeApiPort: port, stripeApiProtocol: protocol } = settings
  return { secretKey, webhookSecret, ...(host && { api: { host, port, protocol } }) }
}

function readBackendSettings(env: NodeJS.ProcessEnv, baseDir: string): Settings {
  try {
    return readSettings(backendSettings, loadSource(env, baseDir), findBackendConflicts)
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
 * Reads the settings of the backend from the environment and the configuration file. Empty variables count as unset.
 * @param baseDir folder that relative paths in variables start from
 * @throws StartupError naming every invalid setting
 */
export function readEnvironment(env: NodeJS.ProcessEnv, baseDir: string): Environment {
  const settings = readBackendSettings(env, baseDir)
  const production = isProduction(settings)
  return {
    port: settings.backendPort,
    host: settings.host,
    backendUrl: settings.backendUrl ?? `http://localhost:${settings.backendPort}`,
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    siteOrigins: settings.siteOrigins ?? toSiteOrigins(settings.siteUrl),
    jwtSecret: settings.jwtSecret,
    log: readLogSettings(settings),
    slowQueryMs: settings.slowQueryMs,
    otlpEndpoint: settings.otlpEndpoint,
    rateLimits: settings.rateLimits === 'on',
    limits: toRateLimits(settings.customRateLimits),
    trustProxy: parseTrustedProxies(String(settings.trustProxy)) ?? false,
    smtpUrl: settings.smtpUrl,
    mailFrom: settings.mailFrom ?? DEFAULT_MAIL_FROM,
    demoData: (settings.demoData ?? (production ? 'off' : 'on')) === 'on',
    stripe: toStripeConfig(settings),
    reportReaders: readPermitted({ secret: settings.releaseSecret, production }),
    monitor: {
      host: settings.monitorHost,
      port: settings.monitorPort,
      minFreeDiskMb: settings.minFreeDiskMb,
    },
  }
}
