import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { RemoteName } from '@shop/contracts/rules/remote-name.ts'
import { publishIfChanged } from 'release/build/publish-sources.ts'
import { folderStore } from 'release-store/folder-store.ts'
import { findRemotes, releaseFolder, repositoryRoot as root } from 'workspace/workspace.ts'

import { ensureBrowser } from '../browser.ts'
import { assertPortFree, readPort } from '../environment.ts'
import { runCommand, StartError } from '../run-command.ts'
import { serveReleaseFolder } from '../shop/serve-release-folder.ts'
import { createProgress, type Progress } from '../start/progress.ts'
import { releaseMissing } from '../start/release-shop.ts'

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

/** Publishes a remote if it has changed, without making it live. @returns the base path of its pages */
async function publishRemote(
  folder: string,
  name: RemoteName,
  progress: Progress,
): Promise<string> {
  const version = await progress.run(`Release of ${name}`, (report) =>
    publishIfChanged(folderStore(folder), root, name, {
      onProgress: (percent) => report(`${percent} %`),
    }),
  )
  return `/${name}/${version}/`
}

/** Runs the e2e tests of remotes, each against its published version by itself. @returns the exit code */
async function runStandaloneTests(names: readonly RemoteName[]): Promise<number> {
  const sitePort = readPort('PORT', 3390)
  const backendPort = readPort('BACKEND_PORT', 4391)
  await assertPortFree(sitePort, 'PORT')
  await assertPortFree(backendPort, 'BACKEND_PORT')
  ensureBrowser()
  const folder = releaseFolder(root)
  const progress = await createProgress()
  // Its page shows remotes alone.
  await releaseMissing(folder, ['shell'], { message: 'npm run e2e:standalone', progress })
  const basePaths: Record<string, string> = {}
  for (const name of names) basePaths[name] = await publishRemote(folder, name, progress)

  const siteOrigin = `http://localhost:${sitePort}`
  const backendOrigin = `http://localhost:${backendPort}`
  const stop = await serveReleaseFolder(folder, sitePort, backendOrigin)
  const config = path.join(root, 'e2e/standalone/playwright.config.ts')
  const tests = names.map((name) => `${name}/e2e/`)
  const child = spawn(process.execPath, [playwright, 'test', '-c', config, ...tests], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      STANDALONE_SITE: siteOrigin,
      STANDALONE_BACKEND: backendOrigin,
      STANDALONE_FOLDERS: JSON.stringify(basePaths),
    },
  })
  const code = await new Promise<number>((resolve) =>
    child.on('exit', (status) => resolve(status ?? 1)),
  )
  await stop()
  return code
}

runCommand(async () => {
  const remotes = findRemotes(root)
  const requested = process.argv.slice(2)
  const names =
    requested.length === 0 ? remotes : remotes.filter((name) => requested.includes(name))
  if (names.length < requested.length) {
    throw new StartError(`Usage: npm run e2e:standalone -- ${remotes.join(' | ')}`)
  }
  process.exit(await runStandaloneTests(names))
})
