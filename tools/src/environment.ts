import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'

import {
  MIN_SECRET_LENGTH,
  type Permitted,
  readPermitted,
} from '@shop/contracts/signed-permission.ts'
import { releaseFolder } from 'release/workspace.ts'

import { StartError } from './start-error.ts'

export interface Environment {
  sitePort: number
  backendPort: number
  /** Folder of the backend's data; absolute. */
  dataDir: string
  /** Folder of the released versions; absolute. */
  releaseDir: string
  /** Who may run versions that were never live. */
  testers: Permitted
  /** Origins that testers may load remotes from. */
  overrideOrigins: readonly string[]
  /** A visitor waits so long for a page to be rendered on the server, in milliseconds. */
  renderBudgetMs: number
}

/**
 * Reads a port from an environment variable; an empty one counts as absent.
 * @throws StartError when it is not a port number
 */
export function readPort(name: string, defaultPort: number): number {
  const value = process.env[name]
  if (value === undefined || value === '') return defaultPort
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`${name} must be a port number between 1 and 65535, not "${value}"`)
  }
  return port
}

/** Everybody on a machine of ours, in production whoever has a link. @throws StartError naming the invalid variable */
function readTesters({ TESTERS, RELEASE_SECRET, NODE_ENV }: NodeJS.ProcessEnv): Permitted {
  const secret = RELEASE_SECRET || undefined
  if (secret !== undefined && secret.length < MIN_SECRET_LENGTH) {
    throw new StartError(`RELEASE_SECRET must have at least ${MIN_SECRET_LENGTH} characters`)
  }
  if (TESTERS && TESTERS !== 'everybody' && TESTERS !== 'link') {
    throw new StartError(`TESTERS must be everybody or link, not "${TESTERS}"`)
  }
  const isOpen = TESTERS ? TESTERS === 'everybody' : NODE_ENV !== 'production'
  return isOpen ? 'everybody' : readPermitted({ secret, production: true })
}

/** Reads origins, separated by commas, from an environment variable. @throws StartError when one is not an origin */
export function readOrigins(name: string): string[] {
  const origins = (process.env[name] ?? '').split(',').map((origin) => origin.trim())
  return origins.filter(Boolean).map((origin) => {
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
    throw new StartError(`${name} must be origins such as http://localhost:3200, not "${origin}"`)
  })
}

const DEFAULT_RENDER_BUDGET_MS = 300
const MAX_RENDER_BUDGET_MS = 10_000

/** @throws StartError when it is not a time that a visitor may wait */
function readRenderBudget(): number {
  const value = process.env.RENDER_BUDGET_MS
  if (value === undefined || value === '') return DEFAULT_RENDER_BUDGET_MS
  const budgetMs = Number(value)
  if (!Number.isInteger(budgetMs) || budgetMs < 1 || budgetMs > MAX_RENDER_BUDGET_MS) {
    throw new StartError(
      `RENDER_BUDGET_MS must be a whole number of milliseconds between 1 and ${MAX_RENDER_BUDGET_MS}, not "${value}"`,
    )
  }
  return budgetMs
}

/**
 * Reads the settings of the shop on this machine.
 * @param root of the repository, which relative folders start from
 * @throws StartError naming the invalid variable
 */
export function readEnvironment(root: string): Environment {
  return {
    sitePort: readPort('PORT', 3000),
    backendPort: readPort('BACKEND_PORT', 4000),
    dataDir: path.resolve(root, process.env.DATA_DIR || '.data'),
    releaseDir: releaseFolder(root),
    testers: readTesters(process.env),
    overrideOrigins: readOrigins('OVERRIDE_ORIGINS'),
    renderBudgetMs: readRenderBudget(),
  }
}

const FIRST_DEV_PORT = 3101

/** The default port of a remote's development server: by its position among the remotes. */
export function defaultDevPort<Name extends string>(remotes: readonly Name[], name: Name): number {
  return FIRST_DEV_PORT + remotes.indexOf(name)
}

/**
 * Checks one given port; get-port looks for any.
 * @param variable that sets the port
 * @throws StartError when the port is in use
 */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(new StartError(`Port ${port} is in use. Set ${variable} to use another one.`)),
    )
    probe.listen(port, () => probe.close(() => resolve()))
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
