import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'

import type { Environment } from '../environment.ts'
import { StartError } from '../start-error.ts'

const server = createRequire(import.meta.url).resolve('backend/server.ts')

/** Origins on this machine that may call the backend: of the site and of development servers. */
function localOrigins(ports: readonly number[]): string {
  return ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]).join(',')
}

/**
 * Starts the reference backend and waits until it is ready; what it logs goes to this terminal.
 * @param devPorts ports of remotes' development servers, whose pages call it too
 * @throws StartError with the backend's own message when it does not start
 */
export async function startBackend(
  root: string,
  { backendPort, sitePort, dataDir }: Environment,
  devPorts: readonly number[],
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', server], {
    cwd: root,
    env: {
      ...process.env,
      BACKEND_PORT: String(backendPort),
      DATA_DIR: dataDir,
      SITE_ORIGINS: process.env.SITE_ORIGINS ?? localOrigins([sitePort, ...devPorts]),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let errors = ''
    const collect = (chunk: Buffer) => (errors += chunk.toString())
    child.stderr.on('data', collect)
    child.stdout.on('data', (chunk: Buffer) => {
      if (!chunk.includes('Backend ready')) return process.stdout.write(chunk)
      child.stderr.off('data', collect).pipe(process.stderr)
      process.stderr.write(errors)
      return resolve()
    })
    child.on('exit', () => reject(new StartError(errors.trim() || 'The backend did not start')))
  })
  return child
}
