import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { computeDigest, INTEGRITY_FILE } from '@shop/release-format/integrity.js'
import { DamageError } from '@shop/release-format/release-error.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import { folderVersionFiles, REMOVAL_MARK, type VersionFiles } from 'release-store/version-files.ts'
import { z } from 'zod/mini'

import { readVersionJson } from './manifests.ts'

/** More are counted, not named. */
const MAX_NAMED_FILES = 3

const digestsSchema = z.record(z.string(), z.string())

async function computeDigests(files: VersionFiles): Promise<Record<string, string>> {
  const digests = (await files.list()).map(
    async (file) => [file, computeDigest(await files.readBytes(file))] as const,
  )
  return Object.fromEntries(await Promise.all(digests))
}

/** Writes `integrity.json`: the digest of every other file in a version's folder. */
export async function writeIntegrity(folder: string): Promise<void> {
  const { [INTEGRITY_FILE]: _former, ...digests } = await computeDigests(folderVersionFiles(folder))
  await writeFile(path.join(folder, INTEGRITY_FILE), `${JSON.stringify(digests, null, 2)}\n`)
}

/** The digest of one file of a version. @throws ReleaseError when it is not recorded */
export async function readIntegrity(files: VersionFiles, file: string): Promise<string> {
  const digest = (await readVersionJson(files, INTEGRITY_FILE, digestsSchema))[file]
  if (digest === undefined) throw new DamageError(`${INTEGRITY_FILE} has no digest of ${file}`)
  return digest
}

/**
 * Compares every file of a version with the digest that was recorded when it was built.
 * @throws DamageError that names files which differ, are missing, or were added; or when it is being removed
 */
export async function assertIntact(files: VersionFiles): Promise<void> {
  if ((await files.size(REMOVAL_MARK)) !== null) throw new DamageError('prune is removing it')
  const recorded = await readVersionJson(files, INTEGRITY_FILE, digestsSchema)
  const { [INTEGRITY_FILE]: _own, ...present } = await computeDigests(files)
  const problems = [
    ...Object.keys(recorded).flatMap((file) => {
      if (present[file] === undefined) return [`${file} is missing`]
      return present[file] === recorded[file] ? [] : [`${file} has other bytes than were published`]
    }),
    ...Object.keys(present)
      .filter((file) => recorded[file] === undefined)
      .map((file) => `${file} was added`),
  ]
  if (problems.length === 0) return
  const more = problems.length - MAX_NAMED_FILES
  const named = problems.slice(0, MAX_NAMED_FILES).join('; ')
  throw new DamageError(more > 0 ? `${named}; and ${more} more` : named)
}

/** Says what is wrong with the files of a version; null when they are as published. */
export async function findDamage(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<string | null> {
  try {
    await assertIntact(store.files(name, version))
    return null
  } catch (error) {
    if (error instanceof DamageError) return error.message
    throw error
  }
}
