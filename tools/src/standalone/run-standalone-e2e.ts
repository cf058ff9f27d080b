import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

import { localConfig } from '@shop/config/local-config.js'

import { requireBrowser } from '../browser.ts'
import { publishChanged } from 'release/build/publish-sources.ts'
import { site } from 'site/server/site-server.ts'
import { readPort, releaseFolder, requireFreePort } from '../environment.ts'
import { folderStore } from 'release/store/folder-store.ts'
import { remotes, root, type RemoteName } from 'release/workspace.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Publishes a remote where it has changed, which no visitor sees. @returns the folder that its pages are below */
async function published(folder: string, name: RemoteName): Promise<string> {
  const onBuild = () => say(`Building ${name}…`)
  const version = await publishChanged(folderStore(folder), root, name, { onBuild })
  return `/${name}/${version}/`
}

/** Runs the tests of these remotes, each against its published version alone. @returns the exit code */
async function testAlone(names: readonly RemoteName[]): Promise<number> {
  const sitePort = readPort('PORT', 3390)
  const backendPort = readPort('BACKEND_PORT', 4391)
  await requireFreePort(sitePort, 'PORT')
  await requireFreePort(backendPort, 'BACKEND_PORT')
  requireBrowser()
  const folder = releaseFolder(root)
  const folders: Record<string, string> = {}
  for (const name of names) folders[name] = await published(folder, name)

  const [origin, backend] = [`http://localhost:${sitePort}`, `http://localhost:${backendPort}`]
  const app = await site(folder, localConfig(origin, backend))
  await app.listen({ port: sitePort, host: '::' })
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const config = path.join(root, 'e2e/standalone/playwright.config.ts')
  const tests = names.map((name) => `${name}/e2e/`)
  const child = spawn(process.execPath, [playwright, 'test', '-c', config, ...tests], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      STANDALONE_SITE: origin,
      STANDALONE_BACKEND: backend,
      STANDALONE_FOLDERS: JSON.stringify(folders),
    },
  })
  const code = await new Promise<number>((resolve) =>
    child.on('exit', (status) => resolve(status ?? 1)),
  )
  await app.close()
  return code
}

const asked = process.argv.slice(2)
const names = asked.length === 0 ? remotes : remotes.filter((name) => asked.includes(name))
if (names.length < asked.length) {
  process.stderr.write(`Say which remotes to test: npm run e2e:standalone -- ${remotes.join(' | ')}\n`)
  process.exit(1)
}
testAlone(names).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  },
)
