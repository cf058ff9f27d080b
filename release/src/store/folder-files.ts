import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryPath, TEMPORARY_FOLDER } from 'site/generate/temporary-path.ts'
import { nullIfMissing } from 'site/null-if-missing.ts'

/** A process, of this machine or another one, may be writing a younger one. */
const GRACE_PERIOD_MS = 3_600_000

/** Files that are written whole under temporary names, and put in their places later. */
interface StagedFiles {
  /** Puts them in their places in order, for which no space is needed. */
  publish: () => Promise<void>
  discard: () => Promise<void>
}

/**
 * Writes files of a folder under temporary names.
 * @param texts by path in the folder, whose subfolders exist
 * @throws when the disk is full; nothing is left then
 */
export async function stageFiles(root: string, texts: ReadonlyMap<string, string>) {
  const staged: { temporary: string; target: string }[] = []
  const files: StagedFiles = {
    async publish() {
      for (const { temporary, target } of staged) await rename(temporary, target)
    },
    async discard() {
      await Promise.all(staged.map(({ temporary }) => rm(temporary, { force: true })))
    },
  }
  try {
    for (const [file, text] of texts) {
      const temporary = await createTemporaryPath(root)
      staged.push({ temporary, target: path.join(root, file) })
      await writeFile(temporary, text, { flush: true })
    }
  } catch (error) {
    await files.discard()
    throw error
  }
  return files
}

/** Removes what killed processes have left half-written in a release folder. @returns the number of entries */
export async function removeTemporaryFiles(root: string): Promise<number> {
  const folder = path.join(root, TEMPORARY_FOLDER)
  const names = (await readdir(folder).catch(nullIfMissing)) ?? []
  const removed = names.map(async (name) => {
    const entry = path.join(folder, name)
    const writtenAt = (await stat(entry).catch(nullIfMissing))?.mtimeMs
    if (writtenAt === undefined || Date.now() - writtenAt < GRACE_PERIOD_MS) return 0
    await rm(entry, { recursive: true, force: true })
    return 1
  })
  return (await Promise.all(removed)).reduce<number>((sum, count) => sum + count, 0)
}
