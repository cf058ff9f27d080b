import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

import { type Environment, StartupError } from '../env.ts'
import { backUp, restore } from './backup.ts'
import { isFolder, nameBackup, pruneBackups } from './backup-folder.ts'
import { noteBackup } from './last-backup.ts'

function parseKeep(keep: string | undefined): number | undefined {
  if (keep === undefined) return undefined
  if (!/^[1-9]\d{0,4}$/.test(keep)) {
    throw new StartupError(`--keep must be a number of backups from 1, not "${keep}"`)
  }
  return Number(keep)
}

/**
 * Copies the database to a file, or into a folder under the name of the time.
 * @param keep how many backups stay in the folder
 * @throws StartupError
 */
export async function runBackup(env: Environment, target: string, keep?: string): Promise<void> {
  const path = resolve(target)
  const kept = parseKeep(keep)
  const inFolder = isFolder(path)
  if (kept !== undefined && !inFolder) throw new StartupError('--keep needs a folder that exists')
  const file = inFolder ? nameBackup(path, new Date()) : path
  await backUp(env, file)
  noteBackup(env.dataDir)
  console.log(`The database was copied to ${file}.`)
  if (kept === undefined) return
  for (const old of pruneBackups(path, kept)) console.log(`${old} was deleted.`)
}

/** Replaces the database by a backup. @throws StartupError */
export async function runRestore(env: Environment, name: string): Promise<void> {
  const file = resolve(name)
  mkdirSync(env.dataDir, { recursive: true })
  await restore(env, file)
  console.log(`The database was restored from ${file}.`)
}
