import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import {
  createEarlyResponses,
  HTTP_LIMITS,
  REQUEST_TIMEOUT_MS,
} from '@shop/server/early-responses.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { ANSWERS_WHILE_CLOSING } from 'monitoring/graceful-close.ts'
import { createLog } from 'monitoring/log.ts'
import { Registry } from 'monitoring/metrics.ts'
import {
  addRequestIds,
  createOpenRequest,
  watchOptions,
  watchRequests,
} from 'monitoring/watch-requests.ts'
import { toIsProxy, toTrustProxyOption, type TrustedProxies } from 'settings/trusted-proxies.ts'

import { createReleaseReader } from '../live/live-release.ts'
import { createRemoteAddresses } from '../remote-addresses.ts'
import { createPageRenderer } from '../rendering/page-renderer.ts'
import type { RenderLimits } from '../rendering/render-pool.ts'
import { createSiteMetrics, toRoute } from '../site-metrics.ts'
import { createIntegrityCheck } from '../version-integrity.js'
import { crawlerFiles } from './crawler-routes.ts'
import { createLiveConfig } from './live-config.ts'
import { pages } from './pages.ts'
import { releaseFiles } from './release-files.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteContext } from './site-context.ts'
import { createSymlinkCheck } from './symlink-check.ts'
import { createTesterGate, type Testers } from './tester-gate.ts'
import { ucpProfile } from './ucp-profile.ts'
import { unusableRequests } from './unusable-requests.ts'
import { createVersionHook, type EnsureVersion } from './version-hook.ts'

interface SiteOptions {
  /** False leaves all rendering to the browser. */
  render?: boolean
  renderLimits?: Partial<RenderLimits>
  /** How long a visitor waits for a page to be rendered; then the browser renders it. */
  renderBudgetMs?: number
  /** Visitors who may run versions that were never live; those with the link of a preview by default. */
  testers?: Testers
  log?: FastifyBaseLogger
  /** Proxies in front of the site, which are believed who asks, and by which id. */
  trustProxy?: TrustedProxies
  /** Origins that the site itself uses, keyed by those of the configuration. */
  internalOrigins?: Readonly<Record<string, string>>
  /** Where the backend tells what an owner has changed in the office, and how often it is asked; nothing without it. */
  shopSettings?: { url: string; intervalMs?: number } | undefined
  ensureVersion?: EnsureVersion | undefined
  /** Looks for previews that are new in the release store. */
  refresh?: (() => Promise<void>) | undefined
  /** Records when a preview was opened last; in the folder by default. */
  recordOpened?: ((file: string, at: string) => Promise<void>) | undefined
  /** Address that browsers load remotes from; this site's by default. */
  remotesUrl?: string | undefined
  metrics?: Registry
}

/**
 * Creates the server of a release folder: immutable pre-compressed files, HTML for page addresses, 404 for missing
 * files. It does not listen.
 * @param config served as `/config.json`, with what an owner has changed in the office
 */
export async function createSiteServer(
  folder: string,
  config: RuntimeConfig,
  {
    render = true,
    renderLimits: limits,
    renderBudgetMs = 300,
    testers = 'link',
    log = createLog({ service: 'site', level: 'warn', format: 'text', write: console.error }),
    trustProxy = false,
    internalOrigins = {},
    metrics: registry = new Registry(),
    ensureVersion,
    refresh,
    recordOpened,
    remotesUrl,
    shopSettings,
  }: SiteOptions = {},
): Promise<FastifyInstance> {
  const { headers: earlyHeaders, describe, ...early } = createEarlyResponses(config.siteUrl)
  const openRequest = createOpenRequest(toIsProxy(trustProxy))
  const app: FastifyInstance = Fastify({
    ...watchOptions(log, openRequest),
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: toTrustProxyOption(trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Larger than what a plugin refuses with a page, as it does what names no host.
    http: { ...HTTP_LIMITS, maxHeaderSize: 65_536 },
    ...early,
    ...ANSWERS_WHILE_CLOSING,
  })
  addRequestIds(app, openRequest)
  watchRequests(app.server, { log, metrics: registry, openRequest, toRoute })
  app.server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...earlyHeaders, connection: 'close' }).end()
  })

  const addresses = createRemoteAddresses(remotesUrl)
  const metrics = createSiteMetrics(registry)
  const release = createReleaseReader(folder, {
    addresses,
    onRead: metrics.countRead,
    onUnreadable: (error) => log.error(error, 'The live release could not be read'),
  })
  const liveConfig = createLiveConfig(config, { ...shopSettings, log })
  const renderer = render
    ? createPageRenderer(folder, liveConfig.read, release, {
        // The rest is for what comes before and after.
        limits: { boxTimeoutMs: renderBudgetMs / 2, ...limits },
        log,
        metrics,
        internalOrigins,
      })
    : null
  app.addHook('onClose', async () => {
    liveConfig.stop()
    release.close()
    await renderer?.close()
  })
  const { siteUrl } = config
  const gate = createTesterGate(folder, { siteUrl, testers, log, refresh, recordOpened })
  const isRegularPath = createSymlinkCheck(folder)
  const isIntact = createIntegrityCheck(folder)
  const isReadable = (file: string) => {
    if (!isRegularPath(file)) return false
    if (isIntact(file)) return true
    log.error(`${file} has other bytes than were published`)
    return false
  }
  const site: SiteContext = {
    folder,
    config,
    liveConfig,
    release,
    gate,
    isReadable,
    addresses,
    internalOrigins,
    metrics,
  }

  await app.register(securityHeaders, site)
  await app.register(unusableRequests, { describe })
  app.addHook('onRequest', gate.followLink)
  if (ensureVersion) app.addHook('onRequest', createVersionHook(ensureVersion, gate))
  await app.register(releaseFiles, site)
  await app.register(crawlerFiles, site)
  await app.register(ucpProfile, site)
  await app.register(pages, {
    ...site,
    renderer,
    renderBudgetMs,
    hasOtherOrigin: remotesUrl !== undefined,
  })
  // The threads are loaded once, with what the office says.
  await liveConfig.watch()
  await renderer?.warm()
  return app
}
