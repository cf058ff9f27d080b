import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

import { demoShopper } from 'backend/seed/demo-data.ts'
import { findRemotes, repositoryRoot as root } from 'workspace/workspace.ts'

import {
  assertPortFree,
  assertWritable,
  defaultDevPort,
  OUTSIDE_DEV_PORTS,
  readEnvironment,
} from '../environment.ts'
import { log, runCommand } from '../run-command.ts'
import { spawnSite } from '../shop/site-process.ts'
import { createSiteEnv, startBackend } from './backend-process.ts'
import { createProgress } from './progress.ts'
import { releaseShop } from './release-shop.ts'
import { supervise } from './supervise.ts'

/** Requests in flight are answered until then. */
const STOP_TIMEOUT_MS = 10_000

/** Starts the backend, releases what has changed, and serves the shop; backend and site run until it is stopped. */
async function start(): Promise<void> {
  const environment = readEnvironment(root)
  const { site, backend } = environment
  await assertPortFree(site.port, 'PORT')
  await assertPortFree(backend.backendPort, 'BACKEND_PORT')
  await assertWritable(backend.dataDir, 'DATA_DIR')
  await assertWritable(site.releaseDir, 'RELEASE_DIR')

  const remotes = findRemotes(root)
  const devPorts = [...remotes.map((name) => defaultDevPort(remotes, name)), ...OUTSIDE_DEV_PORTS]
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    await Promise.all(stops.map((each) => each()))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  const startOwnBackend = () => startBackend(environment, devPorts)
  const progress = await createProgress()
  const serve = (name: string, start: () => Promise<ChildProcess>) =>
    progress.run(`Start of ${name.toLowerCase()}`, async () => {
      stops.push(await supervise({ name, start, log: progress.log }))
    })
  // The site need not know the secrets to know where the card page is.
  const env = {
    ...createSiteEnv(environment),
    ...process.env,
    ...(backend.stripe && { PAYMENTS: 'stripe' }),
  }
  const serveSite = () => serve('The site', () => spawnSite(env))
  const isReleased = existsSync(path.join(site.releaseDir, 'discovery.json'))
  // The live release is served meanwhile; the site finds out by itself what has changed.
  await Promise.all([
    serve('The backend', startOwnBackend),
    isReleased ? serveSite() : null,
    releaseShop(site, { message: 'npm start', progress }),
  ])
  if (!isReleased) await serveSite()

  log(`Shop ready at ${site.config.siteUrl}`)
  if (backend.demoData) log(`Demo shopper: ${demoShopper.email}, password ${demoShopper.password}`)
}

runCommand(start)
