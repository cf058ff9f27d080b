import { access } from 'node:fs/promises'
import path from 'node:path'

import type { FastifyBaseLogger } from 'fastify'
import { createGracefulClose } from 'monitoring/graceful-close.ts'
import { listen, PortError } from 'monitoring/listen.ts'
import { createLog, lifecycleLog, logCrashes } from 'monitoring/log.ts'
import { createMetrics, type Registry } from 'monitoring/metrics.ts'
import { createDiskCheck, measureDisk } from 'monitoring/readiness.ts'
import { startMonitor } from 'monitoring/start-monitor.ts'
import { startTracing } from 'monitoring/start-tracing.ts'
import { SettingsError } from 'settings/read-settings.ts'

import { readSiteSettings, type SiteSettings } from './read-site-settings.ts'
import { createSiteServer } from './server/site-server.ts'

/** Supervisors kill after 10 s. */
const STOP_TIMEOUT_MS = 9_000

async function assertReleased(releaseDir: string): Promise<void> {
  try {
    await access(path.join(releaseDir, 'discovery.json'))
  } catch {
    throw new SettingsError([
      `RELEASE_DIR ${releaseDir} holds no released shop; the release tool puts one there`,
    ])
  }
}

/** Opens the cache of a release store, where there is one; the code for that is loaded only then. */
async function openMirror(
  settings: SiteSettings,
  watch: { metrics: Registry; log: FastifyBaseLogger },
) {
  const { storage, releaseDir, releasePollSeconds } = settings
  if (!storage) {
    await assertReleased(releaseDir)
    return null
  }
  const mirror = await import('./mirror/open-mirror.ts')
  return mirror.openMirror(storage, releaseDir, { pollSeconds: releasePollSeconds, ...watch })
}

/** Serves the shop from the release folder until the process is asked to stop. */
export async function serve(): Promise<void> {
  try {
    const settings = readSiteSettings(process.env, process.cwd())
    const { config, testers, renderBudgetMs, releaseDir, internalOrigins, remotesUrl } = settings
    const { shopSettingsUrl } = settings
    const log = createLog({ service: 'site', ...settings.log })
    logCrashes(log)
    const { otelExporterOtlpEndpoint: endpoint, siteTrustProxy: trustProxy } = settings
    const stopTracing = await startTracing({ service: 'site', endpoint, log })
    const metrics = createMetrics()
    measureDisk(metrics, releaseDir)
    const mirror = await openMirror(settings, { metrics, log })
    let state = 'starting'
    const stopMonitor = await startMonitor({
      monitor: settings.monitor,
      variable: 'SITE_MONITOR_PORT',
      metrics,
      checks: {
        site: async () => {
          if (state !== 'serving') throw new Error(state)
        },
        releaseStore: () => mirror?.check() ?? assertReleased(releaseDir),
        disk: createDiskCheck(releaseDir, settings.monitor.minFreeDiskMb),
      },
    })
    await mirror?.fill()
    const site = await createSiteServer(releaseDir, config, {
      testers,
      renderBudgetMs,
      internalOrigins,
      remotesUrl,
      shopSettings: shopSettingsUrl === undefined ? undefined : { url: shopSettingsUrl },
      trustProxy,
      log,
      metrics,
      ensureVersion: mirror?.ensureVersion,
      refresh: mirror?.refresh,
      recordOpened: mirror?.recordOpened,
    })
    const closeSite = createGracefulClose({ server: site.server, close: () => site.close() })
    const { siteHost: host, port } = settings
    await listen(site, { host, port, variable: 'PORT' })
    state = 'serving'
    const lifecycle = lifecycleLog(log)
    lifecycle.info(`Site ready at ${config.siteUrl}`)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        state = 'stopping'
        void mirror?.stop()
        setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
        lifecycle.info('Site stops')
        void Promise.all([closeSite(), stopMonitor()])
          .then(stopTracing)
          .then(() => process.exit(0))
      })
    }
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof PortError)) throw error
    console.error(`Site cannot start: ${error.message}.`)
    process.exit(1)
  }
}
