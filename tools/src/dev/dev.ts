import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { localConfig } from '@shop/config/local-config.js'
import { demoShopper } from 'backend/seed/demo-shopper.ts'

import { readLive } from 'release/state/sync-site.ts'
import { site } from 'site/server/site-server.ts'
import { startBackend } from '../start/backend-process.ts'
import { readEnvironment, readPort, requireFreePort, StartError } from '../environment.ts'
import { release } from '../start/release-changed.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { devPort, remotes, root, type RemoteName } from 'release/workspace.ts'
import { serveFromSource } from './remote-dev-server.ts'
import { shopFolder } from './dev-release-folder.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const onBuild = (name: string) => say(`Building ${name}…`)

function isRemote(name: string | undefined): name is RemoteName {
  return remotes.some((known) => known === name)
}

/** Serves a remote from source, and with it a shop that has everything else as released. */
async function develop(name: RemoteName): Promise<void> {
  const environment = readEnvironment(root)
  const { sitePort, backendPort, releaseDir } = environment
  const port = readPort('DEV_PORT', devPort(name))
  await requireFreePort(sitePort, 'PORT')
  await requireFreePort(backendPort, 'BACKEND_PORT')
  await requireFreePort(port, 'DEV_PORT')
  const [shop, source, backendOrigin] = [sitePort, port, backendPort].map(
    (number) => `http://localhost:${number}`,
  ) as [string, string, string]

  const backend = await startBackend(root, environment, [port])
  process.on('exit', () => backend.kill())
  const released = folderStore(releaseDir)
  const { live } = await readLive(released)
  const missing = remotes.filter((remote) => !live[remote])
  if (missing.length > 0) await release(released, root, missing, onBuild)

  const { server, description } = await serveFromSource(root, name, port, backendOrigin)
  process.on('exit', () => server.kill())
  const folder = path.join(root, 'node_modules/.cache/dev', name)
  await mkdir(folder, { recursive: true })
  await shopFolder(root, releaseDir, folder, { description, origin: source, onBuild })

  const config = { ...localConfig(shop, backendOrigin), overrideOrigins: [source] }
  const app = await site(folder, config)
  await app.listen({ port: sitePort, host: '::' })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  for (const child of [backend, server]) child.on('exit', (code) => process.exit(code ?? 1))
  const [page = '/'] = description.paths.filter((pattern) => !/[:*]/.test(pattern))
  say(`${name} from source in the shop, the rest as released: ${shop}${page}`)
  say(`${name} by itself: ${source}${page}`)
  say(`Demo shopper: ${demoShopper.email}, password ${demoShopper.password}`)
}

const [name] = process.argv.slice(2)
if (!isRemote(name)) {
  process.stderr.write(`Say which remote to serve: npm run dev -- ${remotes.join(' | ')}\n`)
  process.exit(1)
}

develop(name).catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError
      ? `${error.message}\n`
      : `${error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
})
