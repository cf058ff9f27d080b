import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'

import { demoSettings } from 'demo/settings.ts'
import type { Testers } from 'site/server/tester-gate.ts'

import { spawnProgram, stopProgram } from './spawn-program.ts'

const siteScript = createRequire(import.meta.url).resolve('site/site-cli.ts')

/** Starts the site server of the demonstration with an environment. @throws StartError with its own message when it does not start */
export const spawnSite = (env: NodeJS.ProcessEnv): Promise<ChildProcess> =>
  spawnProgram(siteScript, { env: { ...demoSettings, ...env }, readyText: 'Site ready' })

/**
 * Serves a release folder by a process of its own, so that it and whoever measures it do not wait for each other.
 * @param testers who may run versions that were never live
 * @param env variables that it needs besides
 * @returns stops it
 * @throws StartError with its own message when it does not start
 */
export async function startSite(
  folder: string,
  port: number,
  backend: string,
  testers: Testers = 'everybody',
  env: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const child = await spawnSite({
    ...process.env,
    ...env,
    RELEASE_DIR: folder,
    PORT: String(port),
    BACKEND_URL: backend,
    TESTERS: testers,
  })
  return () => stopProgram(child)
}
