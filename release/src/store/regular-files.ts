import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { ReleaseError } from '../release-error.ts'

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
