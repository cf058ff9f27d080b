import path from 'node:path'

import {
  type RuntimeConfig,
  runtimeConfigSchema,
} from '@shop/contracts/configuration/runtime-config.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { isProduction, readLogSettings, toBackendUrl } from 'settings/common-settings.ts'
import { readSettings, toProperties, type Values } from 'settings/read-settings.ts'
import { siteSettings } from 'settings/site-settings.ts'

import type { Testers } from './server/tester-gate.ts'

const STRIPE_CHECKOUT = 'https://checkout.stripe.com'

type Settings = Values<typeof siteSettings>

/** Everybody is a tester by default; in production, whoever has the link of a preview. */
const toTesters = (settings: Settings): Testers =>
  settings.TESTERS ?? (isProduction(settings) ? 'link' : 'everybody')

/** A service of the reference backend, unless the settings name another one or none. */
const toService = (setting: string | undefined, ofBackend: string | undefined) =>
  setting === 'off' ? undefined : (setting ?? ofBackend)

function toInternalOrigins(settings: Settings): Record<string, string> {
  const { BACKEND_INTERNAL_URL } = settings
  if (BACKEND_INTERNAL_URL === undefined) return {}
  return { [new URL(toBackendUrl(settings)).origin]: new URL(BACKEND_INTERNAL_URL).origin }
}

/** The rule is the backend's: in production, only the test provider has its card page there. */
function toCardPageOrigin({ PAYMENTS, THAWANI_URL, ...settings }: Settings, backend: string) {
  if (PAYMENTS === 'thawani') return new URL(THAWANI_URL).origin
  const usesStripe = PAYMENTS ? PAYMENTS === 'stripe' : isProduction(settings)
  return usesStripe ? STRIPE_CHECKOUT : new URL(backend).origin
}

function toRuntimeConfig(settings: Settings): RuntimeConfig {
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
  const backendUrl = toBackendUrl(settings)
  const local = createLocalConfig(siteUrl, backendUrl)
  const { REMOTES_URL: remotesUrl } = settings
  const remotes = remotesUrl === undefined ? [] : [new URL(remotesUrl).origin]
  const remoteOrigins = [...new Set([...settings.REMOTE_ORIGINS, ...remotes])]
  const apiUrl = settings.API_URL ?? local.apiUrl
  const paymentsUrl = settings.PAYMENTS_URL ?? apiUrl
  const isOurPayments = paymentsUrl === local.paymentsUrl
  const config: { [Key in keyof RuntimeConfig]: RuntimeConfig[Key] | undefined } = {
    ...toProperties(settings),
    siteUrl,
    apiUrl,
    paymentsUrl,
    // Other backends have neither account nor newest payment.
    accountUrl: isOurPayments && apiUrl === local.apiUrl ? local.accountUrl : undefined,
    newestPaymentUrl: isOurPayments ? local.newestPaymentUrl : undefined,
    portalUrl: settings.PORTAL_URL ?? local.portalUrl,
    emailChangeUrl: toService(settings.EMAIL_CHANGE_URL, undefined),
    translationUrl: settings.TRANSLATION_URL ?? local.translationUrl,
    searchUrl: toService(settings.SEARCH_URL, local.searchUrl),
    bestSellersUrl: toService(settings.BEST_SELLERS_URL, local.bestSellersUrl),
    formsUrl: toService(settings.FORMS_URL, local.formsUrl),
    whatsAppNumber: settings.WHATSAPP_NUMBER,
    reportUrl: toService(settings.REPORT_URL, local.reportUrl),
    checkoutOrigins: settings.CHECKOUT_ORIGINS ?? [toCardPageOrigin(settings, backendUrl)],
    brandName: settings.BRAND_NAME ?? local.brandName,
    remoteOrigins: remoteOrigins.length > 0 ? remoteOrigins : undefined,
  }
  // Leaves out what browsers are not told, and what is undefined, as JSON does for them.
  return runtimeConfigSchema.parse(JSON.parse(JSON.stringify(config)))
}

/** A backend with accounts of our kind has an office, too. */
function toShopSettingsUrl(
  { accountUrl, apiUrl }: RuntimeConfig,
  internalOrigins: Record<string, string>,
): string | undefined {
  if (accountUrl === undefined) return undefined
  const { origin } = new URL(apiUrl)
  return `${internalOrigins[origin] ?? origin}${apiUrl.slice(origin.length)}/shop-settings`
}

/**
 * Reads the settings of the site from the environment.
 * @param baseDir folder that a relative `RELEASE_DIR` starts from
 * @returns each variable by its name in code, and what several of them say together
 * @throws SettingsError naming every invalid setting
 */
export function readSiteSettings(env: NodeJS.ProcessEnv, baseDir: string) {
  const settings = readSettings(siteSettings, env)
  const config = toRuntimeConfig(settings)
  const internalOrigins = toInternalOrigins(settings)
  return {
    ...toProperties(settings),
    /** Folder of the released versions; absolute. */
    releaseDir: path.resolve(baseDir, settings.RELEASE_DIR),
    /** Object storage of the releases; the folder is its cache then. */
    storage: settings.RELEASE_STORE === undefined ? undefined : settings,
    log: readLogSettings(settings),
    /** Visitors who may run versions that were never live. */
    testers: toTesters(settings),
    /** Address of health and metrics, which are not served without a port. */
    monitor: {
      host: settings.MONITOR_HOST,
      port: settings.SITE_MONITOR_PORT,
      minFreeDiskMb: settings.MIN_FREE_DISK_MB,
    },
    /** Origins that the site itself uses, keyed by the origin that browsers use. */
    internalOrigins,
    /** Where the backend tells what an owner has changed in the office; undefined for other backends. */
    shopSettingsUrl: toShopSettingsUrl(config, internalOrigins),
    /** The content of `/config.json`. */
    config,
  }
}
export type SiteSettings = ReturnType<typeof readSiteSettings>
