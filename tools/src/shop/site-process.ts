import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

import { repositoryRoot } from 'release/workspace.ts'

const cli = createRequire(import.meta.url).resolve('./serve-cli.ts')

/**
 * Serves a release folder by a process of its own, so that it and whoever measures it do not wait for each other.
 * @param backend origin of a running backend
 * @param secret of testers' links; without one every version is served to everybody
 * @returns stops it
 * @throws with its output when it does not start
 */
export async function startSite(
  folder: string,
  port: number,
  backend: string,
  secret?: string,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--import', 'tsx', cli, folder, String(port), backend], {
    cwd: repositoryRoot,
    env: { ...process.env, RELEASE_SECRET: secret },
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Serving')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(output)))
  })
  return async () => {
    const stopped = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await stopped
  }
}
