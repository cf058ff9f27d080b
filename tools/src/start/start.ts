import { demoShopper } from 'backend/seed/demo-shopper.ts'
import { findRemotes, repositoryRoot as root } from 'release/workspace.ts'

import { assertPortFree, assertWritable, defaultDevPort, readEnvironment } from '../environment.ts'
import { log, runCommand } from '../run-command.ts'
import { spawnSite } from '../shop/site-process.ts'
import { startBackend } from './backend-process.ts'
import { releaseShop } from './release-shop.ts'
import { supervise } from './supervise.ts'

/** Requests in flight are answered until then. */
const STOP_TIMEOUT_MS = 10_000

/** Starts the backend, releases what has changed, and serves the shop; backend and site run until it is stopped. */
async function start(): Promise<void> {
  const environment = readEnvironment(root)
  const { site, backend } = environment
  await assertPortFree(site.port, 'PORT')
  await assertPortFree(backend.port, 'BACKEND_PORT')
  await assertWritable(backend.dataDir, 'DATA_DIR')
  await assertWritable(site.releaseDir, 'RELEASE_DIR')

  const remotes = findRemotes(root)
  const devPorts = remotes.map((name) => defaultDevPort(remotes, name))
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    await Promise.all(stops.map((each) => each()))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  const startOwnBackend = () => startBackend(environment, devPorts)
  const serveApi = async () => {
    stops.push(await supervise({ name: 'The backend', start: startOwnBackend, log }))
  }
  await Promise.all([serveApi(), releaseShop(site, 'npm start')])
  // The site need not know the secrets to know where the card page is.
  const env = backend.stripe ? { ...process.env, PAYMENTS: 'stripe' } : process.env
  const startSite = () => spawnSite(env)
  stops.push(await supervise({ name: 'The site', start: startSite, log }))

  log(`Shop ready at ${site.config.siteUrl}`)
  if (backend.demoData) log(`Demo shopper: ${demoShopper.email}, password ${demoShopper.password}`)
}

runCommand(start)
