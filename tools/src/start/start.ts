import { once } from 'node:events'
import path from 'node:path'

import { createLocalConfig } from '@shop/config/local-config.js'
import { readEnvironment as readBackendEnvironment } from 'backend/env.ts'
import { demoShopper } from 'backend/seed/demo-shopper.ts'
import { readActor } from 'release/actor.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { findFrontEnds, findRemotes, repositoryRoot as root } from 'release/workspace.ts'
import { createSiteServer } from 'site/server/site-server.ts'

import { assertPortFree, assertWritable, defaultDevPort, readEnvironment } from '../environment.ts'
import { log, runCommand } from '../run-command.ts'
import { startBackend } from './backend-process.ts'
import { releaseChanged } from './release-changed.ts'

/** Requests in flight are answered until then. */
const STOP_TIMEOUT_MS = 10_000

/** Starts the backend, releases what has changed, and serves the shop. */
async function start(): Promise<void> {
  const environment = readEnvironment(root)
  const { sitePort, backendPort, dataDir, releaseDir, testers, overrideOrigins, renderBudgetMs } =
    environment
  await assertPortFree(sitePort, 'PORT')
  await assertPortFree(backendPort, 'BACKEND_PORT')
  await assertWritable(dataDir, 'DATA_DIR')
  await assertWritable(releaseDir, 'RELEASE_DIR')

  const remotes = findRemotes(root)
  const devPorts = remotes.map((name) => defaultDevPort(remotes, name))
  const backend = await startBackend(root, environment, devPorts)
  process.on('exit', () => backend.kill())
  const frontEnds = findFrontEnds(root)
  const store = folderStore(releaseDir)
  const getActor = () => readActor(root)
  await releaseChanged({ store, frontEnds, getActor, warn: log }, root, frontEnds, {
    onBuild: (name) => log(`Building ${name}…`),
    log,
  })
  const config = {
    ...createLocalConfig(`http://localhost:${sitePort}`, `http://localhost:${backendPort}`),
    overrideOrigins: [...overrideOrigins],
  }
  const site = await createSiteServer(releaseDir, config, { testers, renderBudgetMs })
  await site.listen({ port: sitePort, host: '::' })

  let stopping = false
  const stop = async () => {
    stopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    const stopped = backend.exitCode === null ? once(backend, 'exit') : undefined
    backend.kill()
    await Promise.all([stopped, site.close()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  backend.on('exit', (code) => {
    if (stopping) return
    log('The backend has stopped; stopping the shop.')
    process.exit(code ?? 1)
  })
  log(`Shop ready at http://localhost:${sitePort}`)
  if (!process.env.SMTP_URL)
    log(`E-mails are written to ${path.join(dataDir, 'outbox')} (SMTP_URL sends them)`)
  if (readBackendEnvironment(process.env, root).demoData) {
    log(`Demo shopper: ${demoShopper.email}, password ${demoShopper.password}`)
  }
}

runCommand(start)
