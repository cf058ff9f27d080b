import { demoShopper } from 'backend/src/seed/demo-shopper.ts'

import { goLive } from '../live/live.ts'
import { changeLive } from '../live/settle.ts'
import { publishChanged } from '../publish.ts'
import { site } from '../site/site.ts'
import { folderStore } from '../store/folder-store.ts'
import { frontEnds, root, type FrontEnd } from '../store/folders.ts'
import { startBackend } from './backend.ts'
import { localConfig } from '@shop/config/local-config.js'
import { readEnvironment, requireFreePort, requireWritable, StartError } from './environment.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Publishes whatever has changed since the last start, and makes it live. */
async function release(folder: string): Promise<void> {
  const store = folderStore(folder)
  const versions: [FrontEnd, string][] = []
  for (const name of frontEnds) {
    const onBuild = () => say(`Building ${name}…`)
    versions.push([name, await publishChanged(store, root, name, { onBuild })])
  }
  await changeLive(store, (live) =>
    versions
      .filter(([name, version]) => live[name]?.version !== version)
      .reduce((changed, [name, version]) => goLive(changed, name, version), live),
  )
}

async function start(): Promise<void> {
  const environment = readEnvironment(root)
  const { sitePort, backendPort, dataDir, releaseDir } = environment
  await requireFreePort(sitePort, 'PORT')
  await requireFreePort(backendPort, 'BACKEND_PORT')
  await requireWritable(dataDir, 'DATA_DIR')
  await requireWritable(releaseDir, 'RELEASE_DIR')

  const backend = await startBackend(root, environment)
  process.on('exit', () => backend.kill())
  await release(releaseDir)
  const app = await site(
    releaseDir,
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
