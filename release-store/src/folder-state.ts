import { appendFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { nullIfMissing } from '@shop/server/null-if-missing.ts'

import { openedFile } from './previews.ts'
import {
  ConflictError,
  MAX_REVISIONS,
  OWNERS_FILE,
  type SiteTexts,
  type StateStore,
} from './release-store.ts'
import { createTemporaryPath } from './temporary-path.ts'

const STATE_FOLDER = '.live'

/**
 * The release state below a folder, in `.live`: one file per revision, of which the highest is current, and an empty
 * one beside each whose site is served. Creating a hard link fails when the name exists, so concurrent writers of the
 * same revision conflict, and a killed process leaves no lock behind.
 */
export function folderState(root: string): StateStore {
  const folder = path.join(root, STATE_FOLDER)
  const logFile = path.join(folder, 'log.jsonl')
  const stateFile = (revision: number) => path.join(folder, `${revision}.json`)
  const servedMark = (revision: number) => `${STATE_FOLDER}/${revision}.served`

  async function list() {
    const names = (await readdir(folder).catch(nullIfMissing)) ?? []
    const numbersOf = (pattern: RegExp) =>
      names.flatMap((name) => pattern.exec(name)?.[1] ?? []).map(Number)
    const served = new Set(numbersOf(/^(\d+)\.served$/))
    return {
      /** Latest first. */
      revisions: numbersOf(/^(\d+)\.json$/).toSorted((one, other) => other - one),
      // Older versions of this tool marked none.
      isServed: (revision: number) => revision === 0 || served.size === 0 || served.has(revision),
    }
  }

  /** Writes the texts of a site, and the mark that it is served, under temporary names. */
  async function stageSite(site: SiteTexts, revision: number) {
    const texts = new Map(Object.entries(site))
    if (revision > 0) texts.set(servedMark(revision), '')
    return stageFiles(root, texts)
  }

  return {
    async readState() {
      const { revisions, isServed } = await list()
      const [revision = 0] = revisions
      const text = revision === 0 ? null : await readFile(stateFile(revision), 'utf8')
      return { revision: String(revision), text, isServed: isServed(revision) }
    },
    async commit(text, site, revision) {
      const { revisions, isServed } = await list()
      const [latest = 0] = revisions
      if (String(latest) !== revision) throw new ConflictError()
      // A missing mark means from now on that a release was interrupted.
      if (latest > 0 && isServed(latest)) await writeFile(path.join(root, servedMark(latest)), '')
      const next = latest + 1
      // Written before the state, so that a full disk is noticed while nothing has changed.
      const staged = await stageSite(site, next)
      const temporary = await createTemporaryPath(root)
      try {
        await writeFile(temporary, text, { flush: true })
        await link(temporary, stateFile(next))
      } catch (error) {
        await staged.discard()
        throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new ConflictError() : error
      } finally {
        await rm(temporary, { force: true })
      }
      await staged.publish()
      const outdated = revisions.slice(MAX_REVISIONS - 1)
      await Promise.all(
        outdated
          .flatMap((number) => [stateFile(number), path.join(root, servedMark(number))])
          .map((file) => rm(file, { force: true })),
      )
      return String(next)
    },
    async writeSite(site, revision) {
      const staged = await stageSite(site, Number(revision))
      const { revisions } = await list()
      if (String(revisions[0] ?? 0) === revision) await staged.publish()
      else await staged.discard()
    },
    async appendLog(line) {
      await mkdir(folder, { recursive: true })
      await appendFile(logFile, `${line}\n`, { flush: true })
    },
    async readLog() {
      const text = (await readFile(logFile, 'utf8').catch(nullIfMissing)) ?? ''
      return text.split('\n').filter(Boolean)
    },
    readOpened: (name) => readFile(path.join(root, openedFile(name)), 'utf8').catch(nullIfMissing),
    readOwners: () => readFile(path.join(folder, OWNERS_FILE), 'utf8').catch(nullIfMissing),
  }
}

/**
 * Writes files below a folder under temporary names, to be put in their places in order, for which no space is needed.
 * @param texts by path in the folder
 * @throws when the disk is full; nothing is left then
 */
async function stageFiles(root: string, texts: ReadonlyMap<string, string>) {
  const staged: { temporary: string; target: string }[] = []
  const files = {
    async publish() {
      for (const { temporary, target } of staged) await rename(temporary, target)
    },
    async discard() {
      await Promise.all(staged.map(({ temporary }) => rm(temporary, { force: true })))
    },
  }
  try {
    for (const [file, text] of texts) {
      const target = path.join(root, file)
      await mkdir(path.dirname(target), { recursive: true })
      const temporary = await createTemporaryPath(root)
      staged.push({ temporary, target })
      await writeFile(temporary, text, { flush: true })
    }
  } catch (error) {
    await files.discard()
    throw error
  }
  return files
}
