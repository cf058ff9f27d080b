import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { findReach } from './reach.ts'

/** Folders that are not part of a build. Hidden files, such as tools' caches, are not either. */
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'testing', 'e2e'])
/** The lock file counts by the libraries that the build reaches. */
const IGNORED_FILES = new Set(['api.json', 'jest.config.js', 'package-lock.json'])

const isIgnored = (name: string) =>
  name.startsWith('.') ||
  name.includes('.test.') ||
  name.endsWith('.md') ||
  IGNORED_FOLDERS.has(name) ||
  IGNORED_FILES.has(name)

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = entries
    .filter(({ name }) => !isIgnored(name))
    .map(async (entry) => {
      const file = path.join(folder, entry.name)
      return entry.isDirectory() ? listSources(file) : [file]
    })
  return (await Promise.all(nested)).flat().sort()
}

/**
 * A digest of everything that a front end or a package is built from: its own folder, the packages of the repository
 * that it reaches, and the libraries that it does. Equal digests give equal builds.
 * @param folder relative to the root of the repository
 * @returns ten hexadecimal digits
 */
export async function computeSourceDigest(root: string, folder: string): Promise<string> {
  const { folders, libraries } = await findReach(root, folder)
  const sources = await Promise.all(folders.map((each) => listSources(path.join(root, each))))
  const hash = createHash('sha256')
  for (const file of sources.flat()) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  for (const library of libraries) hash.update(library).update('\0')
  return hash.digest('hex').slice(0, 10)
}
