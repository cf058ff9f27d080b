import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** As {@link nameBackup} makes them: sorted by name they are sorted by time. */
const BACKUP = /^shop-\d{8}T\d{9}Z\.backup$/

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** The file of a backup in a folder, such as `shop-20260131T023000000Z.backup`. */
export function nameBackup(folder: string, time: Date): string {
  return join(folder, `shop-${time.toISOString().replace(/[-:.]/g, '')}.backup`)
}

/** Deletes the oldest backups that were named by their time. @returns what was deleted */
export function pruneBackups(folder: string, keep: number): string[] {
  const backups = readdirSync(folder).filter((name) => BACKUP.test(name))
  const old = backups.toSorted().slice(0, Math.max(0, backups.length - keep))
  return old.map((name) => {
    const file = join(folder, name)
    rmSync(file)
    return file
  })
}
