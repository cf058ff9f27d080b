import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'

import { demoSettings } from 'demo/settings.ts'

import { spawnProgram, stopProgram } from './spawn-program.ts'

const siteScript = createRequire(import.meta.url).resolve('site/site-cli.ts')

/** Starts the site server of the demonstration with an environment. @throws StartError with its own message when it does not start */
export const spawnSite = (env: NodeJS.ProcessEnv): Promise<ChildProcess> =>
  spawnProgram(siteScript, { env: { ...demoSettings, ...env }, readyText: 'Site ready' })

/**
 * Serves a release folder by a process of its own, so that it and whoever measures it do not wait for each other.
 * @param secret of testers' links; without one every version is served to everybody
 * @param env variables that it needs besides
 * @returns stops it
 * @throws StartError with its own message when it does not start
 */
export async function startSite(
  folder: string,
  port: number,
  backend: string,
  secret?: string,
  env: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const child = await spawnSite({
    ...process.env,
    ...env,
    RELEASE_DIR: folder,
    PORT: String(port),
    BACKEND_URL: backend,
    RELEASE_SECRET: secret,
    TESTERS: secret ? 'link' : 'everybody',
  })
  return () => stopProgram(child)
}
