import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { missingIsNull } from 'site/null-if-missing.ts'

/** The files of one version of a front end. */
export interface VersionFiles {
  /** @throws when there is none */
  read(file: string): Promise<string>
  /** Bytes, or null where there is no such file. */
  size(file: string): Promise<number | null>
}

/** The files of a version that lies in a folder. */
export function folderFiles(folder: string): VersionFiles {
  return {
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    size: async (file) => (await stat(path.join(folder, file)).catch(missingIsNull))?.size ?? null,
  }
}
