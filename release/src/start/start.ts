import path from 'node:path'

import { demoShopper } from 'backend/src/seed/demo-shopper.ts'

import { describe } from '../build/description.ts'
import { publish } from '../publish.ts'
import { entryOf, readDiscovery, writeDiscovery } from '../site/discovery.ts'
import { writePages } from '../site/pages.ts'
import { site } from '../site/site.ts'
import { folderStore } from '../store/folder-store.ts'
import { remotes, root } from '../store/folders.ts'
import { startBackend } from './backend.ts'
import { localConfig } from '@shop/config/local-config.js'
import { readEnvironment, requireFreePort, requireWritable, StartError } from './environment.ts'

const folder = path.join(root, '.site')
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Publishes whatever has changed since the last start, and makes it live. */
async function release(): Promise<void> {
  const store = folderStore(folder)
  const onBuild = (name: string) => () => say(`Building ${name}…`)
  const shell = await publish(store, root, 'shell', onBuild('shell'))
  const discovery = await readDiscovery(store)
  for (const name of remotes) {
    const version = await publish(store, root, name, onBuild(name))
    discovery.microFrontends[name] = [entryOf(await describe(store, name, version), version)]
  }
  await writeDiscovery(store, discovery)
  await writePages(store, await store.read('shell', shell, 'index.html'), discovery)
}

async function start(): Promise<void> {
  const environment = readEnvironment(root)
  const { sitePort, backendPort, dataDir } = environment
  await requireFreePort(sitePort, 'PORT')
  await requireFreePort(backendPort, 'BACKEND_PORT')
  await requireWritable(dataDir, 'DATA_DIR')
  await requireWritable(folder)

  const backend = await startBackend(root, environment)
  process.on('exit', () => backend.kill())
  await release()
  const app = await site(
    folder,
    localConfig(`http://localhost:${sitePort}`, `http://localhost:${backendPort}`),
  )
  await app.listen({ port: sitePort, host: '::' })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void app.close().then(() => process.exit(0)))
  }
  backend.on('exit', (code) => {
    say('The backend has stopped, and so does the shop.')
    process.exit(code ?? 1)
  })
  say(`Shop ready at http://localhost:${sitePort}`)
  say(`Demo shopper: ${demoShopper.email}, password ${demoShopper.password}`)
}

start().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError
      ? `${error.message}\n`
      : `${error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
})
