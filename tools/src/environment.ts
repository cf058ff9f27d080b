import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'

/** Something about the machine or the settings that the person who starts the shop has to change. */
export class StartError extends Error {}

export interface Environment {
  /** Port of the site. */
  sitePort: number
  backendPort: number
  /** Folder of the backend's data. */
  dataDir: string
  /** Folder of the released versions. */
  releaseDir: string
}

/** @throws StartError when the variable is no port number */
export function readPort(name: string, fallback: number): number {
  const value = process.env[name]
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new StartError(`${name} must be a port number between 1 and 65535, not "${value}"`)
  }
  return number
}

/**
 * Reads what the start takes from the environment.
 * @param root the repository's folder, which relative folders are in
 * @throws StartError naming the variable that is wrong
 */
export function readEnvironment(root: string): Environment {
  return {
    sitePort: readPort('PORT', 3000),
    backendPort: readPort('BACKEND_PORT', 4000),
    dataDir: path.resolve(root, process.env.DATA_DIR || '.data'),
    releaseDir: releaseFolder(root),
  }
}

/** The folder of the released versions: `RELEASE_DIR`, or `.site` in the repository. */
export function releaseFolder(root: string): string {
  return path.resolve(root, process.env.RELEASE_DIR || '.site')
}

/** @throws StartError when something listens on the port already */
export async function requireFreePort(number: number, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(new StartError(`Port ${number} is in use. Choose another one with ${variable}=…`)),
    )
    probe.listen(number, () => probe.close(() => resolve()))
  })
}

/**
 * @param variable the setting that chooses the folder, if there is one
 * @throws StartError when the folder cannot be made or written to
 */
export async function requireWritable(folder: string, variable?: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch {
    const remedy = variable === undefined ? '' : ` Choose another folder with ${variable}=…`
    throw new StartError(`${folder} cannot be written to.${remedy}`)
  }
}
