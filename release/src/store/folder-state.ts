import { appendFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryPath } from 'site/generate/temporary-path.ts'
import { nullIfMissing } from 'site/null-if-missing.ts'

import {
  ConflictError,
  MAX_REVISIONS,
  OWNERS_FILE,
  type StateStore,
  type StoredState,
} from './release-store.ts'

/**
 * The release state below a folder, in `.live`: one file per revision, of which the highest is current, and an empty
 * one beside each whose site is served. Creating a hard link fails when the name exists, so concurrent writers of the
 * same revision conflict, and a killed process leaves no lock behind.
 * @param root of the site
 */
export function folderState(root: string): StateStore {
  const folder = path.join(root, '.live')
  const logFile = path.join(folder, 'log.jsonl')
  const stateFile = (revision: number) => path.join(folder, `${revision}.json`)
  const servedFile = (revision: number) => path.join(folder, `${revision}.served`)

  /** Latest first. */
  async function list() {
    const names = (await readdir(folder).catch(nullIfMissing)) ?? []
    const numbersOf = (pattern: RegExp) =>
      names.flatMap((name) => pattern.exec(name)?.[1] ?? []).map(Number)
    const served = new Set(numbersOf(/^(\d+)\.served$/))
    return {
      revisions: numbersOf(/^(\d+)\.json$/).toSorted((one, other) => other - one),
      // Older versions of this tool marked none.
      isServed: (revision: number) => served.size === 0 || served.has(revision),
      hasMarks: served.size > 0,
    }
  }

  async function read(
    revision: number,
    isServed: (revision: number) => boolean,
  ): Promise<StoredState> {
    const text = revision === 0 ? null : await readFile(stateFile(revision), 'utf8')
    return { revision: String(revision), text, served: revision === 0 || isServed(revision) }
  }

  return {
    async readState() {
      const { revisions, isServed } = await list()
      return read(revisions[0] ?? 0, isServed)
    },
    async readFormerStates() {
      const { revisions, isServed } = await list()
      return Promise.all(revisions.slice(1).map((revision) => read(revision, isServed)))
    },
    async writeState(text, revision) {
      const { revisions, hasMarks } = await list()
      const [latest = 0] = revisions
      if (String(latest) !== revision) throw new ConflictError()
      // From now on a missing mark means that a release was interrupted.
      if (latest > 0 && !hasMarks) await writeFile(servedFile(latest), '')
      const next = latest + 1
      const temporary = await createTemporaryPath(root)
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(temporary, text, { flush: true })
        await link(temporary, stateFile(next))
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new ConflictError() : error
      } finally {
        await rm(temporary, { force: true })
      }
      const outdated = revisions.slice(MAX_REVISIONS - 1)
      await Promise.all(
        outdated
          .flatMap((number) => [stateFile(number), servedFile(number)])
          .map((file) => rm(file, { force: true })),
      )
      return String(next)
    },
    async markServed(revision) {
      // 0 is before the first release, of which there is no file.
      if (revision !== '0') await writeFile(servedFile(Number(revision)), '')
    },
    async appendLog(line) {
      await mkdir(folder, { recursive: true })
      await appendFile(logFile, `${line}\n`, { flush: true })
    },
    async readLog() {
      const text = (await readFile(logFile, 'utf8').catch(nullIfMissing)) ?? ''
      return text.split('\n').filter(Boolean)
    },
    readOwners: () => readFile(path.join(folder, OWNERS_FILE), 'utf8').catch(nullIfMissing),
  }
}
