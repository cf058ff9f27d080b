import { resolve } from 'node:path'

import { readPermitted } from '@shop/server/signed-permission.ts'
import { backendSettings, findBackendConflicts } from 'settings/backend-settings.ts'
import { isProduction, readLogSettings, toBackendUrl } from 'settings/common-settings.ts'
import { toRateLimits } from 'settings/rate-limits.ts'
import { readSettings, SettingsError, toProperties, type Values } from 'settings/read-settings.ts'
import type { storageAccess } from 'settings/storage-settings.ts'

/** A failure to start that the operator can fix; the message names the variable. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** The demo shop's, until the installation or an owner says another. */
const DEFAULT_BRAND_NAME = { en: 'Wasla', ar: 'وصلة' }

/** Sender of e-mails that are not sent: the demo shop's address. */
const DEFAULT_MAIL_FROM = 'hello@wasla.example'

type Settings = Values<typeof backendSettings>

interface MediaStore {
  address: string
  access: Values<typeof storageAccess>
}

function toStripeConfig(settings: Settings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  if (!secretKey || !webhookSecret) return undefined
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol } = settings
  return { secretKey, webhookSecret, ...(host && { api: { host, port, protocol } }) }
}

function toThawaniConfig(settings: Settings) {
  const { THAWANI_SECRET_KEY: secretKey, THAWANI_PUBLISHABLE_KEY: publishableKey } = settings
  const { THAWANI_WEBHOOK_SECRET: webhookSecret, THAWANI_URL: url } = settings
  if (!secretKey || !publishableKey || !webhookSecret) return undefined
  return { secretKey, publishableKey, webhookSecret, url }
}

function toMediaStore(settings: Settings): MediaStore | undefined {
  return settings.MEDIA_STORE ? { address: settings.MEDIA_STORE, access: settings } : undefined
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
 * @returns each variable by its name in code, and what several of them say together
 * @throws StartupError naming every invalid setting
 */
export function readEnvironment(env: NodeJS.ProcessEnv, baseDir: string) {
  const settings = readBackendSettings(env)
  const production = isProduction(settings)
  const mailFrom = settings.MAIL_FROM ?? DEFAULT_MAIL_FROM
  return {
    ...toProperties(settings),
    brandName: settings.BRAND_NAME ?? DEFAULT_BRAND_NAME,
    backendUrl: toBackendUrl(settings),
    /** Absolute path. */
    dataDir: resolve(baseDir, settings.DATA_DIR),
    /** Where uploaded pictures are, if not in the data folder, which holds copies of them then. */
    mediaStore: toMediaStore(settings),
    siteOrigins: settings.SITE_ORIGINS ?? toSiteOrigins(settings.SITE_URL),
    log: readLogSettings(settings),
    /** `limits` apply only when this is on. */
    rateLimits: settings.RATE_LIMITS === 'on',
    limits: toRateLimits(settings.CUSTOM_RATE_LIMITS),
    mailFrom,
    formsEmail: settings.FORMS_EMAIL ?? mailFrom,
    /** Allows the demo catalogue and the demo member. */
    demoData: (settings.DEMO_DATA ?? (production ? 'off' : 'on')) === 'on',
    stripe: toStripeConfig(settings),
    thawani: toThawaniConfig(settings),
    /** Those who may read the counts of failures. */
    reportReaders: readPermitted({ secret: settings.RELEASE_SECRET, production }),
    /** Address of health and metrics, which are not served without a port. */
    monitor: {
      host: settings.MONITOR_HOST,
      port: settings.BACKEND_MONITOR_PORT,
      minFreeDiskMb: settings.MIN_FREE_DISK_MB,
    },
  }
}
export type Environment = ReturnType<typeof readEnvironment>
