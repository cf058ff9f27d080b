import { realpathSync } from 'node:fs'
import path from 'node:path'

const SUFFIXES = ['', '.br', '.gz']

/**
 * Creates a check of paths below a folder, which may itself be reached by a symbolic link.
 * @returns whether no symbolic link is on the way to a file or its compressed forms; they may be missing
 */
export function createSymlinkCheck(folder: string): (file: string) => boolean {
  return (file) => {
    try {
      const root = realpathSync.native(folder)
      return SUFFIXES.every((suffix) => {
        const expected = path.join(root, `${file}${suffix}`)
        try {
          return realpathSync.native(expected) === expected
        } catch (error) {
          // A broken link is missing, too.
          return ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))
        }
      })
    } catch {
      return false
    }
  }
}
