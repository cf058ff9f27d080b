import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'

import {
  type Environment as BackendEnvironment,
  readEnvironment as readBackend,
} from 'backend/env.ts'
import { demoSettings } from 'demo/settings.ts'
import { findProblems } from 'settings/config-command.ts'
import { readSettings, SettingsError } from 'settings/read-settings.ts'
import { port } from 'settings/value-types.ts'
import { readSiteSettings, type SiteSettings } from 'site/read-site-settings.ts'

import { StartError } from './run-command.ts'

export interface Environment {
  site: SiteSettings
  backend: BackendEnvironment
}

/** Reads a port from an environment variable. @throws SettingsError when it is not a port number */
export function readPort(name: string, defaultPort: number): number {
  const values = readSettings(
    { [name]: port },
    { [name]: process.env[name] || String(defaultPort) },
  )
  return values[name] ?? defaultPort
}

/**
 * Reads the settings of the demonstration on this machine from the environment.
 * @param root of the repository, which relative folders start from
 * @throws SettingsError naming every invalid setting of site and backend
 */
export function readEnvironment(root: string): Environment {
  const env = { ...demoSettings, ...process.env }
  const problems = findProblems(env)
  if (problems.length > 0) throw new SettingsError(problems)
  return { site: readSiteSettings(env, root), backend: readBackend(env, root) }
}

const FIRST_DEV_PORT = 3101

/** The default port of a remote's development server: by its position among the remotes. */
export function defaultDevPort<Name extends string>(remotes: readonly Name[], name: Name): number {
  return FIRST_DEV_PORT + remotes.indexOf(name)
}

/** Ports of remotes of other repositories, which are on 3200 unless their teams choose another one. */
export const OUTSIDE_DEV_PORTS: readonly number[] = Array.from(
  { length: 10 },
  (_, index) => 3200 + index,
)

/** get-port looks for any port. @param variable that sets the port @throws StartError when it is in use */
export async function assertPortFree(number: number, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(new StartError(`Port ${number} is in use. Set ${variable} to use another one.`)),
    )
    probe.listen(number, () => probe.close(() => resolve()))
  })
}

/**
 * Creates a folder if it is missing.
 * @param variable that sets the folder
 * @throws StartError when the folder cannot be created or is not writable
 */
export async function assertWritable(folder: string, variable: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch {
    throw new StartError(`${folder} is not writable. Set ${variable} to use another folder.`)
  }
}
