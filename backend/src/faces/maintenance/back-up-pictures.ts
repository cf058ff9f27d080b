import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { type Environment, StartupError } from '../../platform/config/env.ts'
import { getUploadsDir } from '../../platform/db/data-folder.ts'
import { getReason } from '../../platform/db/database-errors.ts'
import { UPLOADED_FILE } from '../../platform/media/uploaded-picture.ts'

/** How many files a copy was made of, and how many there are in all. */
interface CopiedPictures {
  copied: number
  total: number
}

/** The pictures of all backups in a folder: their names are digests, so that one copy serves every backup. */
export const getPicturesDir = (backup: string): string => join(dirname(resolve(backup)), 'media')

const listPictures = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        // Symbolic links are not followed.
        .filter((entry) => entry.isFile() && UPLOADED_FILE.test(`/${entry.name}`))
        .map(({ name }) => name)
    : []

/** A file of this name has this content, unless a copy was cut off. */
function isCopied(source: string, target: string): boolean {
  const copy = lstatSync(target, { throwIfNoEntry: false })
  return copy?.isFile() === true && copy.size === lstatSync(source).size
}

function copyWhole(source: string, target: string): void {
  const part = `${target}.part`
  try {
    copyFileSync(source, part)
    renameSync(part, target)
  } finally {
    rmSync(part, { force: true })
  }
}

function copyMissing(from: string, to: string): CopiedPictures {
  const names = listPictures(from)
  if (resolve(from) === resolve(to)) return { copied: 0, total: names.length }
  try {
    if (names.length > 0) mkdirSync(to, { recursive: true, mode: 0o700 })
    const missing = names.filter((name) => !isCopied(join(from, name), join(to, name)))
    for (const name of missing) copyWhole(join(from, name), join(to, name))
    return { copied: missing.length, total: names.length }
  } catch (error) {
    throw new StartupError(`the pictures of ${from} cannot be copied to ${to}: ${getReason(error)}`)
  }
}

type Location = Pick<Environment, 'dataDir'>

/** Copies the uploaded pictures that are not there yet into `media` beside a backup. @throws StartupError */
export const backUpPictures = ({ dataDir }: Location, backup: string): CopiedPictures =>
  copyMissing(getUploadsDir(dataDir), getPicturesDir(backup))

/** Puts back the uploaded pictures that the data folder lacks; none is deleted. @throws StartupError */
export const restorePictures = ({ dataDir }: Location, backup: string): CopiedPictures =>
  copyMissing(getPicturesDir(backup), getUploadsDir(dataDir))
