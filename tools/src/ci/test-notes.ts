import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Stands for what a program reads that a test starts, which is unknown. */
export const STARTS_PROGRAM = '*'
/** Stands for what a thread reads. */
export const STARTS_THREAD = '+'

/** Environment variable with the folder of the notes; without it, nothing is noted. */
export const NOTES_FOLDER = 'TEST_NOTES'

/** The file in which is noted what a test file reads. @param test absolute path */
export const notesFile = (folder: string, test: string): string =>
  path.join(folder, createHash('sha256').update(test).digest('hex'))

export async function readNotes(folder: string, test: string): Promise<string[]> {
  const text = await readFile(notesFile(folder, test), 'utf8').catch(() => '')
  return [...new Set(text.split('\n').filter(Boolean))]
}

/** Where the folders of installed packages are, which are links for the repository's own. */
const targets = new Map<string, string>()

function followLink(link: string): string {
  const known = targets.get(link)
  if (known !== undefined) return known
  const target = existsSync(link) ? realpathSync(link) : link
  targets.set(link, target)
  return target
}

/** An absolute path relative to the repository; null for what is none of its sources. */
export function toNote(root: string, entry: string): string | null {
  if (entry === STARTS_PROGRAM || entry === STARTS_THREAD) return entry
  if (!entry.startsWith(root + path.sep)) return null
  const file = entry.replace(/^.*?[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/, followLink)
  const relative = path.relative(root, file)
  if (/(?:^|[\\/])node_modules(?:[\\/]|$)/.test(relative)) return null
  return entry.endsWith('/') ? `${relative}/` : relative
}
