import { access } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

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

async function listen(site: Awaited<ReturnType<typeof createSiteServer>>, settings: SiteSettings) {
  const { host, port } = settings
  try {
    await site.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used: ${message}`
    throw new SettingsError([`port ${port} on ${host} (PORT) ${reason}`])
  }
}

// Serves the shop from the release folder until the process is asked to stop.
try {
  const settings = readSiteSettings(process.env, repository)
  await assertReleased(settings.releaseDir)
  const { config, testers, renderBudgetMs, releaseDir } = settings
  const site = await createSiteServer(releaseDir, config, { testers, renderBudgetMs })
  await listen(site, settings)
  console.log(`Site ready at ${config.siteUrl}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
      void site.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(`Site cannot start: ${error.message}.`)
  process.exit(1)
}
