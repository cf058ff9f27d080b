import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'

import { demoSettings } from 'demo/settings.ts'

import { type Environment, OUTSIDE_DEV_PORTS } from '../environment.ts'
import { spawnProgram } from '../shop/spawn-program.ts'

const serverScript = createRequire(import.meta.url).resolve('backend/backend-cli.ts')

const isLoopback = (host: string) => /^(?:localhost|127\..*|\[::1\])$/.test(host)

/**
 * The variables of a backend whose pages are on the site's address, and on this machine on all ports of development
 * servers. It listens for other devices where the site has an address for them.
 * @param devPorts ports of remotes' development servers, whose pages call it too
 */
export function createBackendEnv(
  { site }: Pick<Environment, 'site'>,
  devPorts: readonly number[],
): NodeJS.ProcessEnv {
  const { origin, hostname } = new URL(site.config.siteUrl)
  const local = [site.port, ...devPorts].flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ])
  return {
    SITE_ORIGINS: [...new Set([origin, ...local])].join(','),
    BACKEND_HOST: isLoopback(hostname) ? 'localhost' : '::',
  }
}

/** The variables of a site on this machine: it shows remotes from their development servers here. */
export function createSiteEnv({ site }: Pick<Environment, 'site'>): NodeJS.ProcessEnv {
  if (!isLoopback(new URL(site.config.siteUrl).hostname)) return {}
  return { OVERRIDE_ORIGINS: OUTSIDE_DEV_PORTS.map((port) => `http://localhost:${port}`).join(',') }
}

/**
 * Starts the reference backend and waits until it is ready; what it logs goes to this terminal.
 * @param devPorts ports of remotes' development servers, whose pages call it too
 * @throws StartError with the backend's own message when it does not start
 */
export function startBackend(
  environment: Pick<Environment, 'site'>,
  devPorts: readonly number[],
): Promise<ChildProcess> {
  return spawnProgram(serverScript, {
    env: { ...demoSettings, ...createBackendEnv(environment, devPorts), ...process.env },
    readyText: 'Backend ready',
  })
}
