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
 * Starts the reference backend and waits until it is ready.
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
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Backend ready')) resolve()
    })
    child.on('exit', () => reject(new StartError(errors.trim() || 'The backend did not start')))
  })
  child.stderr.pipe(process.stderr)
  return child
}
