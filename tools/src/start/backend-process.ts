import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

import { devPort, remotes } from 'release/workspace.ts'
import { StartError, type Environment } from '../environment.ts'

/** Who may call the backend of this machine: the site, and remotes served alone from source. */
function siteOrigins(sitePort: number, otherPorts: readonly number[]): string {
  const ports = [sitePort, ...otherPorts]
  return ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]).join(',')
}

/**
 * Starts the reference backend and waits until it is ready.
 * @param otherPorts of this machine that pages which call it are on, beside the site's
 * @throws StartError with the backend's own words when it does not start
 */
export async function startBackend(
  root: string,
  { backendPort, sitePort, dataDir }: Environment,
  otherPorts: readonly number[] = remotes.map(devPort),
): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'backend/src/server.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        BACKEND_PORT: String(backendPort),
        DATA_DIR: dataDir,
        SITE_ORIGINS: process.env.SITE_ORIGINS ?? siteOrigins(sitePort, otherPorts),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  await new Promise<void>((resolve, reject) => {
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk))
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Backend ready')) resolve()
    })
    child.on('exit', () => reject(new StartError(errors.trim() || 'The backend did not start')))
  })
  child.stderr.pipe(process.stderr)
  return child
}
