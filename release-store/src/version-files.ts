import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { ReleaseError } from '@shop/release-format/release-error.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'

/** The file of a version that `prune` is removing: it counts as damaged, so that nothing makes it live meanwhile. */
export const REMOVAL_MARK = '.removal'

/** The files of one version of a front end. */
export interface VersionFiles {
  /** @throws when the file is missing */
  read(file: string): Promise<string>
  /** @throws when the file is missing */
  readBytes(file: string): Promise<Uint8Array>
  /** Size in bytes, or null when the file is missing. */
  size(file: string): Promise<number | null>
  /** Every file, of folders within too. */
  list(): Promise<string[]>
}

/** The files of a version in a local folder. */
export function folderVersionFiles(folder: string): VersionFiles {
  return {
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    readBytes: (file) => readFile(path.join(folder, file)),
    size: async (file) => (await stat(path.join(folder, file)).catch(nullIfMissing))?.size ?? null,
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => !entry.isDirectory())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
        .map((file) => file.replaceAll(path.sep, '/'))
        .toSorted()
    },
  }
}

/** A version is copied elsewhere and served: what a link leads to is not part of it. @throws ReleaseError */
export async function assertRegularFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  if (!other) return
  const file = path.relative(folder, path.join(other.parentPath, other.name))
  throw new ReleaseError(
    other.isSymbolicLink()
      ? `${file} is a symbolic link; publish the file itself`
      : `${file} is neither a file nor a folder`,
  )
}

/** A digest of files by name, and of other texts: ten hexadecimal digits. */
export async function digestFiles(
  files: readonly string[],
  read: (file: string) => Promise<Uint8Array>,
  texts: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(await read(file))
      .update('\0')
  }
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 10)
}
