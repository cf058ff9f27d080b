import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { nullIfMissing } from 'site/null-if-missing.ts'

import { ConflictError, type ReleaseStore } from './release-store.ts'

const MAX_REVISIONS = 50

/**
 * The release state in a folder with one file per revision; the highest is current. Creating a hard link fails when
 * the name exists, so concurrent writers of the same revision conflict, and a killed process leaves no lock behind.
 */
export function folderState(folder: string): Pick<ReleaseStore, 'readState' | 'writeState'> {
  const fileOf = (revision: number) => path.join(folder, `${revision}.json`)

  /** Latest first. */
  async function listRevisions(): Promise<number[]> {
    const names = (await readdir(folder).catch(nullIfMissing)) ?? []
    const numbers = names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number)
    return numbers.toSorted((one, other) => other - one)
  }

  return {
    async readState() {
      const [latest = 0] = await listRevisions()
      return {
        revision: String(latest),
        text: latest === 0 ? null : await readFile(fileOf(latest), 'utf8'),
      }
    },
    async writeState(text, revision) {
      const [latest = 0] = await listRevisions()
      if (String(latest) !== revision) throw new ConflictError()
      const next = latest + 1
      const temporary = path.join(folder, randomUUID())
      await mkdir(folder, { recursive: true })
      await writeFile(temporary, text, { flush: true })
      try {
        await link(temporary, fileOf(next))
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new ConflictError() : error
      } finally {
        await rm(temporary)
      }
      const outdated = (await listRevisions()).slice(MAX_REVISIONS)
      await Promise.all(outdated.map((number) => rm(fileOf(number), { force: true })))
      return String(next)
    },
  }
}
