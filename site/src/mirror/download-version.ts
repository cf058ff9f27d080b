import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { computeDigest } from '@shop/release-format/integrity.js'
import { SOURCE_MAPS } from '@shop/release-format/version-files.js'
import type { ObjectStorage } from 'object-storage/object-storage.ts'
import { parseStoredVersion, versionKey } from 'release-store/objects/store-layout.ts'
import { createTemporaryPath } from 'release-store/temporary-path.ts'

/** The storage does not hold what was published. */
export class DamagedObjectError extends Error {
  override readonly name = 'DamagedObjectError'
}

const isInside = (file: string) =>
  path.posix.normalize(file) === file && !file.startsWith('/') && !file.startsWith('..')

/**
 * Copies a version from the storage into a folder, where it appears with all its files once these are what was published.
 * Its source maps stay in the storage: sites serve none.
 * @throws DamagedObjectError, or StorageError
 */
export async function downloadVersion(
  storage: ObjectStorage,
  folder: string,
  name: string,
  version: string,
): Promise<void> {
  const label = `${name}@${version}`
  const key = versionKey(name, version)
  const found = await storage.get(key)
  if (!found) throw new DamagedObjectError(`${label} is not in ${storage.address}`)
  const { files } = parseStoredVersion(found.bytes, key)
  const temporary = await createTemporaryPath(folder)
  try {
    const served = Object.entries(files).filter(([file]) => !file.startsWith(`${SOURCE_MAPS}/`))
    const downloads = served.map(async ([file, digest]) => {
      const object = isInside(file) ? await storage.get(`${name}/${version}/${file}`) : null
      if (!object) throw new DamagedObjectError(`${label}: ${file} is missing`)
      if (computeDigest(object.bytes) !== digest) {
        throw new DamagedObjectError(`${label}: ${file} has other bytes than were published`)
      }
      const target = path.join(temporary, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, object.bytes)
    })
    // If one fails, the others are waited for: nothing goes on in the background.
    await Promise.allSettled(downloads)
    await Promise.all(downloads)
    await mkdir(path.join(folder, name), { recursive: true })
    await rename(temporary, path.join(folder, name, version))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
