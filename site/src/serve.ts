import { access } from 'node:fs/promises'
import path from 'node:path'

import { createGracefulClose } from 'monitoring/graceful-close.ts'
import { listen, PortError } from 'monitoring/listen.ts'
import { createMetrics } from 'monitoring/metrics.ts'
import { createDiskCheck } from 'monitoring/readiness.ts'
import { startMonitor } from 'monitoring/start-monitor.ts'
import { SettingsError } from 'settings/settings-error.ts'

import { readSiteSettings } from './read-site-settings.ts'
import { createSiteServer } from './server/site-server.ts'

/** Requests in flight are answered until then; supervisors kill after 10 s. */
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

/** Serves the shop from the release folder until the process is asked to stop. */
export async function serve(): Promise<void> {
  try {
    const settings = readSiteSettings(process.env, process.cwd())
    await assertReleased(settings.releaseDir)
    const { config, testers, renderBudgetMs, releaseDir, internalOrigins } = settings
    const metrics = createMetrics()
    let state = 'starting'
    const stopMonitor = await startMonitor({
      monitor: settings.monitor,
      variable: 'SITE_MONITOR_PORT',
      metrics,
      checks: {
        site: async () => {
          if (state !== 'serving') throw new Error(state)
        },
        releaseStore: () => assertReleased(releaseDir),
        disk: createDiskCheck(releaseDir, settings.monitor.minFreeDiskMb),
      },
    })
    const site = await createSiteServer(releaseDir, config, {
      testers,
      renderBudgetMs,
      internalOrigins,
      metrics,
    })
    const closeSite = createGracefulClose({ server: site.server, close: () => site.close() })
    await listen(site, { ...settings, variable: 'PORT' })
    state = 'serving'
    console.log(`Site ready at ${config.siteUrl}`)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        state = 'stopping'
        setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
        void Promise.all([closeSite(), stopMonitor()]).then(() => process.exit(0))
      })
    }
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof PortError)) throw error
    console.error(`Site cannot start: ${error.message}.`)
    process.exit(1)
  }
}
