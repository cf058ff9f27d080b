import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { readPages } from '@shop/config/pages.js'
import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import type { RemoteName } from '@shop/contracts/rules/remote-name.ts'
import { demoShopper } from 'backend/seed/demo-data.ts'
import { isStaticPattern } from 'site/path-patterns.ts'
import { createSiteServer } from 'site/server/site-server.ts'
import { findRemotes, repositoryRoot as root } from 'workspace/workspace.ts'

import { assertPortFree, defaultDevPort, readEnvironment, readPort } from '../environment.ts'
import { log } from '../run-command.ts'
import { startBackend } from '../start/backend-process.ts'
import { createProgress } from '../start/progress.ts'
import { releaseMissing } from '../start/release-shop.ts'
import {
  type DevReleaseFolder,
  fillDevReleaseFolder,
  serveDevServer,
  servePublishedSources,
} from './dev-release-folder.ts'
import { startRemoteDevServer, watchPages } from './remote-dev-server.ts'
import { watchFolder } from './watch-folder.ts'

const remotes = findRemotes(root)
const onBuild = (name: string) => log(`Building ${name}…`)
/** The server may take longer than for visitors: a page that it has not finished cannot differ in the browser. */
const RENDER_BUDGET_MS = 10_000
const localOrigin = (port: number) => `http://localhost:${port}`

interface Shop {
  folder: DevReleaseFolder
  sitePort: number
  config: RuntimeConfig
  shopOrigin: string
  backendOrigin: string
}

async function prepareShop(name: RemoteName, devPort: number): Promise<Shop> {
  const environment = readEnvironment(root)
  const { port: sitePort, releaseDir } = environment.site
  const { backendPort } = environment.backend
  await assertPortFree(sitePort, 'PORT')
  await assertPortFree(backendPort, 'BACKEND_PORT')

  exitWith(await startBackend(environment, [devPort]))
  const progress = await createProgress()
  await releaseMissing(releaseDir, remotes, { message: 'npm run dev', progress })
  const folder = path.join(root, 'node_modules/.cache/dev', name)
  await mkdir(folder, { recursive: true })
  return {
    folder: { root, released: releaseDir, folder, onBuild },
    sitePort,
    config: environment.site.config,
    shopOrigin: localOrigin(sitePort),
    backendOrigin: localOrigin(backendPort),
  }
}

async function startSite(
  { folder, sitePort, config }: Shop,
  { render, overrideOrigins = [] }: { render: boolean; overrideOrigins?: string[] },
): Promise<void> {
  const site = await createSiteServer(
    folder.folder,
    { ...config, overrideOrigins },
    { render, renderBudgetMs: RENDER_BUDGET_MS, testers: 'everybody' },
  )
  await site.listen({ port: sitePort, host: 'localhost' })
}

/** Ends this process with a child, and the child with this process. */
function exitWith(child: ChildProcess): void {
  process.on('exit', () => child.kill())
  child.on('exit', (code) => process.exit(code ?? 1))
}

const firstPage = (paths: readonly string[]) => paths.find(isStaticPattern) ?? '/'

function logDemoShopper(): void {
  log(`Demo shopper: ${demoShopper.email}, password ${demoShopper.password}`)
}

/** Serves a remote from source, by itself and in a shop that is otherwise as released. */
export async function serveFromSource(name: RemoteName): Promise<void> {
  const devPort = readPort('DEV_PORT', defaultDevPort(remotes, name))
  await assertPortFree(devPort, 'DEV_PORT')
  const devOrigin = localOrigin(devPort)
  const shop = await prepareShop(name, devPort)
  const { server, manifest } = await startRemoteDevServer(root, name, devPort, shop.backendOrigin)
  exitWith(server)
  await fillDevReleaseFolder(shop.folder)
  await serveDevServer(shop.folder, manifest, devOrigin)
  await startSite(shop, { render: false, overrideOrigins: [devOrigin] })

  const page = firstPage(manifest.paths)
  log(`${name} from source in the shop, the rest as released: ${shop.shopOrigin}${page}`)
  log(`${name} by itself: ${devOrigin}${page}`)
  logDemoShopper()
  await watchPages(devOrigin, manifest, async (changed) => {
    await serveDevServer(shop.folder, changed, devOrigin)
    log(`The pages of ${name} are now ${changed.paths.join(' ')}`)
  })
}

/** Serves a remote from source, and everything else from a shop elsewhere. @param canWrite lets changes through to it */
export async function serveInShop(
  name: RemoteName,
  shop: string,
  canWrite: boolean,
): Promise<void> {
  const { port } = readEnvironment(root).site
  await assertPortFree(port, 'PORT')
  const script = createRequire(import.meta.url).resolve('@shop/config/shop-start.js')
  const args = ['--port', String(port), '--shop', shop, ...(canWrite ? ['--write'] : [])]
  const options = { cwd: path.join(root, name), stdio: 'inherit' } as const
  exitWith(spawn(process.execPath, [script, ...args], options))
}

/** Serves each version of a remote's sources as it would be released: built, and rendered on the server, too. */
export async function serveRendered(name: RemoteName): Promise<void> {
  const shop = await prepareShop(name, defaultDevPort(remotes, name))
  const directory = path.join(root, name)
  await rm(path.join(shop.folder.folder, name), { recursive: true, force: true })
  await fillDevReleaseFolder(shop.folder, [name])
  await servePublishedSources(shop.folder, name)
  await startSite(shop, { render: true })
  const page = firstPage(readPages(directory).pages.map(({ path: pattern }) => pattern))
  log(`${name} from source in the shop, rendered on the server, too: ${shop.shopOrigin}${page}`)
  log('Reload the page after a change. The console says where server and browser differ.')
  logDemoShopper()
  for await (const _ of watchFolder(path.join(directory, 'src'))) {
    try {
      log(`Serving ${name}@${await servePublishedSources(shop.folder, name)}`)
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
  }
}
