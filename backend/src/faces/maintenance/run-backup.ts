import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { type Environment, StartupError } from '../../platform/config/env.ts'
import { backUpPictures, getPicturesDir, restorePictures } from './back-up-pictures.ts'
import { backUp, restore } from './backup.ts'
import { describeShop } from './describe-shop.ts'
import { noteBackup } from './last-backup.ts'

/** Names by {@link nameBackup}: sorted by name they are sorted by time. */
const BACKUP = /^shop-\d{8}T\d{9}Z\.backup$/

const notCopied = ({ address }: { address: string }) =>
  `Uploaded pictures are in ${address}, which this command leaves alone.`

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** The file of a backup in a folder, such as `shop-20260131T023000000Z.backup`. */
export function nameBackup(folder: string, time: Date): string {
  return join(folder, `shop-${time.toISOString().replace(/[-:.]/g, '')}.backup`)
}

/** Deletes the oldest backups that were named by their time. @returns what was deleted */
export function pruneBackups(folder: string, keep: number): string[] {
  const backups = readdirSync(folder).filter((name) => BACKUP.test(name))
  const old = backups.toSorted().slice(0, Math.max(0, backups.length - keep))
  return old.map((name) => {
    const file = join(folder, name)
    rmSync(file)
    return file
  })
}

function parseKeep(keep: string | undefined): number | undefined {
  if (keep === undefined) return undefined
  if (!/^[1-9]\d{0,4}$/.test(keep)) {
    throw new StartupError(`--keep must be a number of backups from 1, not "${keep}"`)
  }
  return Number(keep)
}

/** Copies the uploaded pictures, unless the data folder has copies itself. @returns a sentence */
function copyPictures(env: Environment, file: string): string {
  if (env.mediaStore) return notCopied(env.mediaStore)
  const { copied, total } = backUpPictures(env, file)
  return `Of ${total} files of uploaded pictures, ${copied} were not in ${getPicturesDir(file)} yet.`
}

function putBackPictures(env: Environment, file: string): string {
  if (env.mediaStore) return notCopied(env.mediaStore)
  const { copied } = existsSync(file) ? restorePictures(env, file) : { copied: 0 }
  return `${copied} files of uploaded pictures were put back from ${getPicturesDir(file)}.`
}

/**
 * Copies the database to a file, or into a folder under the name of the time, and the uploaded pictures into `media` beside it.
 * @param keep how many backups stay in the folder
 * @throws StartupError
 */
export async function runBackup(env: Environment, target: string, keep?: string): Promise<void> {
  const path = resolve(target)
  const kept = parseKeep(keep)
  const inFolder = isFolder(path)
  if (kept !== undefined && !inFolder) throw new StartupError('--keep needs a folder that exists')
  const file = inFolder ? nameBackup(path, new Date()) : path
  // First, so that every picture that the copy names is copied after it.
  await backUp(env, file)
  const pictures = copyPictures(env, file)
  noteBackup(env.dataDir)
  console.log(`The database was copied to ${file}.`)
  console.log(pictures)
  if (kept === undefined) return
  for (const old of pruneBackups(path, kept)) console.log(`${old} was deleted.`)
}

/**
 * Replaces the database by a backup, puts back the uploaded pictures beside it, and prints what the shop holds then.
 * @throws StartupError
 */
export async function runRestore(env: Environment, name: string): Promise<void> {
  const file = resolve(name)
  mkdirSync(env.dataDir, { recursive: true })
  // Pictures first: nothing names them before the database is there.
  const pictures = putBackPictures(env, file)
  await restore(env, file)
  console.log(`The database was restored from ${file}. Everybody has to log in again.`)
  console.log(pictures)
  for (const sentence of await describeShop(env)) console.log(sentence)
}
