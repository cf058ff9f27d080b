import { access } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { FastifyInstance } from 'fastify'
import { createMetrics, type Registry } from 'monitoring/metrics.ts'
import { createMonitorServer } from 'monitoring/monitor-server.ts'
import { createDiskCheck, type ReadinessCheck } from 'monitoring/readiness.ts'
import { SettingsError } from 'settings/settings-error.ts'

import { readSiteSettings, type SiteSettings } from './read-site-settings.ts'
import { createSiteServer } from './server/site-server.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

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

async function listen(
  server: FastifyInstance,
  { host, port, variable }: { host: string; port: number; variable: string },
): Promise<void> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used: ${message}`
    throw new SettingsError([`port ${port} on ${host} (${variable}) ${reason}`])
  }
}

/** Serves health and metrics, where the settings say so. @returns stops it */
async function startMonitor(
  settings: SiteSettings,
  metrics: Registry,
  assertServing: ReadinessCheck,
) {
  const { host, port, minFreeDiskMb } = settings.monitor
  if (port === undefined) return () => Promise.resolve()
  const { releaseDir } = settings
  const checks = {
    site: assertServing,
    releaseStore: () => assertReleased(releaseDir),
    disk: createDiskCheck(releaseDir, minFreeDiskMb),
  }
  const server = createMonitorServer({ metrics, checks })
  await listen(server, { host, port, variable: 'SITE_MONITOR_PORT' })
  return () => server.close()
}

// Serves the shop from the release folder until the process is asked to stop.
try {
  const settings = readSiteSettings(process.env, repository)
  await assertReleased(settings.releaseDir)
  const { config, testers, renderBudgetMs, releaseDir } = settings
  const metrics = createMetrics()
  let state = 'starting'
  const stopMonitor = await startMonitor(settings, metrics, async () => {
    if (state !== 'serving') throw new Error(state)
  })
  const site = await createSiteServer(releaseDir, config, { testers, renderBudgetMs, metrics })
  await listen(site, { ...settings, variable: 'PORT' })
  state = 'serving'
  console.log(`Site ready at ${config.siteUrl}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      state = 'stopping'
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
      void Promise.all([site.close(), stopMonitor()]).then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(`Site cannot start: ${error.message}.`)
  process.exit(1)
}
