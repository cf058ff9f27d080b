import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { nullIfMissing } from '@shop/server/null-if-missing.ts'

import { createTemporaryPath } from './temporary-path.ts'

/** The files of the site that change with a release, by path relative to the site's root. */
export interface SiteFiles {
  /** The text of a file, or null where there is none. */
  readSiteFile(file: string): Promise<string | null>
  /** Replaces a file atomically. */
  writeSiteFile(file: string, text: string): Promise<void>
  /** The files of a folder with their modification times, in milliseconds since 1970. */
  listSiteFiles(folder: string): Promise<{ file: string; writtenAt: number }[]>
  removeSiteFile(file: string): Promise<void>
}

/** Site files in a local folder, which is created when it is missing. */
export function folderSiteFiles(folder: string): SiteFiles {
  const resolve = (file: string) => path.join(folder, file)
  return {
    readSiteFile: (file) => readFile(resolve(file), 'utf8').catch(nullIfMissing),
    async writeSiteFile(file, text) {
      const target = resolve(file)
      const temporary = await createTemporaryPath(folder)
      await mkdir(path.dirname(target), { recursive: true })
      try {
        await writeFile(temporary, text)
        await rename(temporary, target)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async listSiteFiles(subfolder) {
      const names = (await readdir(resolve(subfolder)).catch(nullIfMissing)) ?? []
      return Promise.all(
        names.map(async (name) => {
          const file = `${subfolder}/${name}`
          return { file, writtenAt: (await stat(resolve(file))).mtimeMs }
        }),
      )
    },
    removeSiteFile: (file) => rm(resolve(file)),
  }
}
