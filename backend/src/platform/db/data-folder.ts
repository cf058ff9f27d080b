import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
} from 'node:fs'
import { join } from 'node:path'

import { StartupError } from '../config/env.ts'

const DATABASE_FILE = 'shop.sqlite'

/** The files that we write into the folder; a folder with anything else is not ours alone. */
const OWN_FILES =
  /^(shop\.sqlite(\.part)?(-wal|-shm|-journal)?|token-secret(\.\d+)?|outbox|media|last-backup)$/

const OTHERS_MASK = 0o077

function removeAccessOfOthers(path: string): void {
  const { mode } = lstatSync(path)
  if ((mode & OTHERS_MASK) === 0) return
  try {
    chmodSync(path, mode & 0o700)
  } catch (error) {
    // It belongs to somebody else, as volumes of containers may.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/**
 * Creates the data folder, which is its owner's alone, or takes the access of others away from what is in it.
 * @throws StartupError when a file in it is a symbolic link, which might lead anywhere
 */
export function prepareDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const names = readdirSync(dataDir)
  for (const name of names.filter((name) => OWN_FILES.test(name))) {
    const path = join(dataDir, name)
    if (lstatSync(path).isSymbolicLink()) {
      throw new StartupError(
        `${path} is a symbolic link; the data folder must hold the file itself`,
      )
    }
    removeAccessOfOthers(path)
  }
  if (names.every((name) => OWN_FILES.test(name))) removeAccessOfOthers(dataDir)
}

/** The folder of the pictures that were uploaded, whether or not it exists. */
export const getUploadsDir = (dataDir: string): string => join(dataDir, 'media')

/** The path of the SQLite database, whether or not it exists. */
export const getDatabaseFile = (dataDir: string): string => join(dataDir, DATABASE_FILE)

/** The path of the SQLite database, in a file for its owner alone; what SQLite puts beside it has the same mode. */
export function prepareDatabaseFile(dataDir: string): string {
  prepareDataFolder(dataDir)
  const file = getDatabaseFile(dataDir)
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  return file
}
