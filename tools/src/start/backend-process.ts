import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'

import type { Environment } from '../environment.ts'
import { spawnProgram } from '../shop/spawn-program.ts'

const serverScript = createRequire(import.meta.url).resolve('backend/backend-cli.ts')

/** Origins on this machine that may call the backend: of the site and of development servers. */
function localOrigins(ports: readonly number[]): string {
  return ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]).join(',')
}

/**
 * Starts the reference backend and waits until it is ready; what it logs goes to this terminal.
 * @param devPorts ports of remotes' development servers, whose pages call it too
 * @throws StartError with the backend's own message when it does not start
 */
export function startBackend(
  { site }: Pick<Environment, 'site'>,
  devPorts: readonly number[],
): Promise<ChildProcess> {
  return spawnProgram(serverScript, {
    env: {
      ...process.env,
      SITE_ORIGINS: process.env.SITE_ORIGINS ?? localOrigins([site.port, ...devPorts]),
    },
    readyText: 'Backend ready',
  })
}
