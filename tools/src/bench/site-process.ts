import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

import { repositoryRoot } from 'workspace/workspace.ts'

const READY_TIMEOUT_MS = 60_000

interface SiteOptions {
  /** Release folder. */
  folder: string
  port: number
  /** Origin of the backend. */
  backend: string
  /** Further settings. */
  env?: NodeJS.ProcessEnv
}

/** Starts a site of its own process, beside that of a shop. @throws when it does not listen within a minute */
export async function startSite({
  folder,
  port,
  backend,
  env,
}: SiteOptions): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'site/src/site-cli.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, RELEASE_DIR: folder, PORT: `${port}`, BACKEND_URL: backend, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = Date.now() + READY_TIMEOUT_MS
  while (!(await fetch(`http://localhost:${port}/config.json`).catch(() => null))?.ok) {
    if (Date.now() > end) throw new Error('The site does not start')
    await delay(100)
  }
  return child
}
