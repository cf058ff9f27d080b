import { type RuntimeConfig, runtimeConfigSchema } from '@shop/contracts/runtime-config.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { type Permitted, readPermitted } from '@shop/server/signed-permission.ts'
import { isProduction, readLogSettings } from 'settings/common-settings.ts'
import { readSettings, type Values } from 'settings/read-settings.ts'
import { loadSource } from 'settings/settings-source.ts'
import { siteSettings } from 'settings/site-settings.ts'
import type { storageSettings } from 'settings/storage-settings.ts'
import { parseTrustedProxies, type TrustedProxies } from 'settings/trusted-proxies.ts'

const STRIPE_CHECKOUT = 'https://checkout.stripe.com'

export interface SiteSettings {
  port: number
  /** Address or name that the site listens on. */
  host: string
  /** Folder of the released versions; absolute. */
  releaseDir: string
  /** Where releases come from, if not from the folder, which is their cache then. */
  storage: Values<typeof storageSettings> | undefined
  /** How often the site looks for releases there. */
  releasePollSeconds: number
  /** Where browsers load remotes from; from the site by default. */
  remotesUrl: string | undefined
  /** A visitor waits so long for a page to be rendered on the server, in milliseconds. */
  renderBudgetMs: number
  /** Who may run versions that were never live. */
  testers: Permitted
  /** Where health and metrics are served; nowhere without a port. */
  monitor: { host: string; port?: number | undefined; minFreeDiskMb: number }
  /** Where the site itself reaches what browsers reach by another origin, by that origin. */
  internalOrigins: Record<string, string>
  /** How the site logs. */
  log: { level: string; format: 'json' | 'text' }
  /** Collector of OpenTelemetry. */
  otlpEndpoint?: string | undefined
  /** Proxies whose ids of requests are believed. */
  trustProxy: TrustedProxies
  /** The content of `/config.json`. */
  config: RuntimeConfig
}

type Settings = Values<typeof siteSettings>

const toBackendUrl = ({
  backendUrl,
  backendPort,
}: Pick<Settings, 'backendUrl' | 'backendPort'>): string =>
  backendUrl ?? `http://localhost:${backendPort}`

/** By default everybody, in production whoever has a link. */
function toTesters({ testers, releaseSecret, ...settings }: Settings): Permitted {
  const isOpen = testers ? testers === 'everybody' : !isProduction(settings)
  return isOpen ? 'everybody' : readPermitted({ secret: releaseSecret, production: true })
}

/** A service of the reference backend, unless the settings name another one or none. */
const toService = (setting: string | undefined, ofBackend: string | undefined) =>
  setting === 'off' ? undefined : (setting ?? ofBackend)

function toInternalOrigins({ backendInternalUrl, ...settings }: Settings): Record<string, string> {
  if (backendInternalUrl === undefined) return {}
  return { [new URL(toBackendUrl(settings)).origin]: new URL(backendInternalUrl).origin }
}

/** By the rule of the backend: in production, only the test provider has its card page there. */
function toCheckoutOrigins({ payments, checkoutOrigins, ...settings }: Settings, backend: string) {
  const usesStripe = payments ? payments === 'stripe' : isProduction(settings)
  return checkoutOrigins ?? [usesStripe ? STRIPE_CHECKOUT : new URL(backend).origin]
}

function toRuntimeConfig(settings: Settings): RuntimeConfig {
  const siteUrl = settings.siteUrl ?? `http://localhost:${settings.port}`
  const backendUrl = toBackendUrl(settings)
  const local = createLocalConfig(siteUrl, backendUrl)
  const { overrideOrigins, remotesUrl } = settings
  const remotes = remotesUrl === undefined ? [] : [new URL(remotesUrl).origin]
  const remoteOrigins = [...new Set([...settings.remoteOrigins, ...remotes])]
  const config: { [Key in keyof RuntimeConfig]: RuntimeConfig[Key] | undefined } = {
    siteUrl,
    apiUrl: settings.apiUrl ?? local.apiUrl,
    paymentsUrl: settings.paymentsUrl ?? settings.apiUrl ?? local.paymentsUrl,
    portalUrl: settings.portalUrl ?? local.portalUrl,
    emailChangeUrl: toService(settings.emailChangeUrl, local.emailChangeUrl),
    translationUrl: settings.translationUrl ?? local.translationUrl,
    searchUrl: toService(settings.searchUrl, local.searchUrl),
    bestSellersUrl: toService(settings.bestSellersUrl, local.bestSellersUrl),
    reportUrl: toService(settings.reportUrl, local.reportUrl),
    checkoutOrigins: toCheckoutOrigins(settings, backendUrl),
    brandName: settings.brandName ?? local.brandName,
    socialLinks: settings.socialLinks ?? local.socialLinks,
    mapTilesUrl: settings.mapTilesUrl,
    comingSoonDate: settings.comingSoonDate,
    maintenanceSeconds: settings.maintenanceSeconds,
    remoteOrigins: remoteOrigins.length > 0 ? remoteOrigins : undefined,
    overrideOrigins,
  }
  // Leaves out what is undefined, as JSON does for browsers.
  return runtimeConfigSchema.parse(JSON.parse(JSON.stringify(config)))
}

/**
 * Reads the settings of the site from the environment and the configuration file.
 * @param baseDir folder that relative paths in variables start from
 * @throws SettingsError naming every invalid setting
 */
export function readSiteSettings(env: NodeJS.ProcessEnv, baseDir: string): SiteSettings {
  const settings = readSettings(siteSettings, loadSource(env, baseDir))
  return {
    port: settings.port,
    host: settings.host,
    releaseDir: settings.releaseDir,
    storage: settings.releaseStore === undefined ? undefined : settings,
    releasePollSeconds: settings.releasePollSeconds,
    remotesUrl: settings.remotesUrl,
    renderBudgetMs: settings.renderBudgetMs,
    log: readLogSettings(settings),
    otlpEndpoint: settings.otlpEndpoint,
    trustProxy: parseTrustedProxies(String(settings.trustProxy)) ?? false,
    testers: toTesters(settings),
    monitor: {
      host: settings.monitorHost,
      port: settings.monitorPort,
      minFreeDiskMb: settings.minFreeDiskMb,
    },
    internalOrigins: toInternalOrigins(settings),
    config: toRuntimeConfig(settings),
  }
}
