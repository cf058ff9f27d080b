import { demoShopper } from 'backend/seed/demo-shopper.ts'

import { site } from 'site/server/site-server.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { frontEnds, root } from 'release/workspace.ts'
import { startBackend } from './backend-process.ts'
import { localConfig } from '@shop/config/local-config.js'
import { readEnvironment, requireFreePort, requireWritable, StartError } from '../environment.ts'
import { release } from './release-changed.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function start(): Promise<void> {
  const environment = readEnvironment(root)
  const { sitePort, backendPort, dataDir, releaseDir } = environment
  await requireFreePort(sitePort, 'PORT')
  await requireFreePort(backendPort, 'BACKEND_PORT')
  await requireWritable(dataDir, 'DATA_DIR')
  await requireWritable(releaseDir, 'RELEASE_DIR')

  const backend = await startBackend(root, environment)
  process.on('exit', () => backend.kill())
  await release(folderStore(releaseDir), root, frontEnds, (name) => say(`Building ${name}…`))
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
