import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import type { RemoteName } from '@shop/contracts/remote-name.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'
import { demoShopper } from 'backend/seed/demo-shopper.ts'
import { readActor } from 'release/actor.ts'
import { loadState } from 'release/state/stored-state.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { findFrontEnds, findRemotes, repositoryRoot as root } from 'release/workspace.ts'
import { isStaticPattern } from 'site/path-patterns.ts'
import { createSiteServer } from 'site/server/site-server.ts'

import { assertPortFree, defaultDevPort, readEnvironment, readPort } from '../environment.ts'
import { log, runCommand } from '../run-command.ts'
import { startBackend } from '../start/backend-process.ts'
import { createProgress } from '../start/progress.ts'
import { releaseChanged } from '../start/release-changed.ts'
import { StartError } from '../start-error.ts'
import { fillDevReleaseFolder } from './dev-release-folder.ts'
import { startRemoteDevServer } from './remote-dev-server.ts'

const remotes = findRemotes(root)
const onBuild = (name: string) => log(`Building ${name}…`)
const localOrigin = (port: number) => `http://localhost:${port}`

/** Serves a remote from source, by itself and in a shop that is otherwise as released. */
async function serveFromSource(name: RemoteName): Promise<void> {
  const environment = readEnvironment(root)
  const { port: sitePort, releaseDir } = environment.site
  const { port: backendPort } = environment.backend
  const devPort = readPort('DEV_PORT', defaultDevPort(remotes, name))
  await assertPortFree(sitePort, 'PORT')
  await assertPortFree(backendPort, 'BACKEND_PORT')
  await assertPortFree(devPort, 'DEV_PORT')
  const [shopOrigin, backendOrigin, devOrigin] = [
    localOrigin(sitePort),
    localOrigin(backendPort),
    localOrigin(devPort),
  ]

  const progress = await createProgress()
  const backend = await startBackend(environment, [devPort])
  process.on('exit', () => backend.kill())
  const store = folderStore(releaseDir)
  const { state } = await loadState(store)
  const unreleased = remotes.filter((remote) => !state[remote])
  if (unreleased.length > 0) {
    const frontEnds = findFrontEnds(root)
    const getActor = () => readActor(root)
    const context = { store, root, frontEnds, getActor, log: progress.log }
    await releaseChanged(context, unreleased, { message: 'npm run dev', progress })
  }

  const { server, manifest } = await startRemoteDevServer(root, name, devPort, backendOrigin)
  process.on('exit', () => server.kill())
  const folder = path.join(root, 'node_modules/.cache/dev', name)
  await mkdir(folder, { recursive: true })
  await fillDevReleaseFolder(root, releaseDir, folder, { manifest, origin: devOrigin, onBuild })

  const config = { ...createLocalConfig(shopOrigin, backendOrigin), overrideOrigins: [devOrigin] }
  const site = await createSiteServer(folder, config, { render: false, testers: 'everybody' })
  await site.listen({ port: sitePort, host: '::' })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  for (const child of [backend, server]) child.on('exit', (code) => process.exit(code ?? 1))
  const [page = '/'] = manifest.paths.filter(isStaticPattern)
  log(`${name} from source in the shop, the rest as released: ${shopOrigin}${page}`)
  log(`${name} by itself: ${devOrigin}${page}`)
  log(`Demo shopper: ${demoShopper.email}, password ${demoShopper.password}`)
}

runCommand(async () => {
  const [argument] = process.argv.slice(2)
  const name = remotes.find((remote) => remote === argument)
  if (!name) throw new StartError(`Usage: npm run dev -- ${remotes.join(' | ')}`)
  await serveFromSource(name)
})
