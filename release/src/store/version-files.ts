import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { nullIfMissing } from 'site/null-if-missing.ts'

/** The files of one version of a front end. */
export interface VersionFiles {
  /** @throws when the file is missing */
  read(file: string): Promise<string>
  /** Size in bytes, or null when the file is missing. */
  size(file: string): Promise<number | null>
}

/** The files of a version in a local folder. */
export function folderVersionFiles(folder: string): VersionFiles {
  return {
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    size: async (file) => (await stat(path.join(folder, file)).catch(nullIfMissing))?.size ?? null,
  }
}
