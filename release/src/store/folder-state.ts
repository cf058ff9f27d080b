import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { missingIsNull } from 'site/null-if-missing.ts'
import { ConflictError, type ReleaseStore } from './release-store.ts'

/** Revisions that are kept to look back at. */
const KEPT = 50

/**
 * What is live, in a folder with a file for each revision, of which the highest counts. A link is made
 * by one process only, so that of two releases that start from the same revision one fails; and one that is
 * killed leaves the old revision or the new one, and no lock.
 */
export function folderLive(folder: string): Pick<ReleaseStore, 'readLive' | 'writeLive'> {
  const fileOf = (revision: number) => path.join(folder, `${revision}.json`)

  async function revisions(): Promise<number[]> {
    const names = (await readdir(folder).catch(missingIsNull)) ?? []
    const numbers = names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number)
    return numbers.toSorted((one, other) => other - one)
  }

  return {
    async readLive() {
      const [last = 0] = await revisions()
      return {
        revision: String(last),
        text: last === 0 ? null : await readFile(fileOf(last), 'utf8'),
      }
    },
    async writeLive(text, revision) {
      const [last = 0] = await revisions()
      if (String(last) !== revision) throw new ConflictError()
      const next = last + 1
      const arriving = path.join(folder, randomUUID())
      await mkdir(folder, { recursive: true })
      await writeFile(arriving, text, { flush: true })
      try {
        await link(arriving, fileOf(next))
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new ConflictError() : error
      } finally {
        await rm(arriving)
      }
      const old = (await revisions()).slice(KEPT)
      await Promise.all(old.map((number) => rm(fileOf(number), { force: true })))
    },
  }
}
