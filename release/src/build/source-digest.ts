import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Files of the repository that every build depends on: compiler options and package versions. */
const COMMON_FILES = ['tsconfig.base.json', 'package-lock.json']

/** Folders that are not part of a build. Hidden files, such as tools' caches, are not either. */
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'testing', 'e2e'])

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = entries
    .filter(
      ({ name }) => !IGNORED_FOLDERS.has(name) && !name.includes('.test.') && !name.startsWith('.'),
    )
    .map(async (entry) => {
      const file = path.join(folder, entry.name)
      return entry.isDirectory() ? listSources(file) : [file]
    })
  return (await Promise.all(nested)).flat().sort()
}

/**
 * A digest of everything that a front end is built from: its own folder, `shared`, `config` and the versions of all
 * packages. Equal digests give equal builds.
 * @returns ten hexadecimal digits
 */
export async function computeSourceDigest(root: string, name: string): Promise<string> {
  return computeFolderDigest(root, [name, 'shared', 'config'])
}

/** A digest of the sources in these folders and of the versions of all packages: ten hexadecimal digits. */
export async function computeFolderDigest(root: string, names: string[]): Promise<string> {
  const folders = names.map((folder) => path.join(root, folder))
  const sources = (await Promise.all(folders.map(listSources))).flat()
  const common = COMMON_FILES.map((file) => path.join(root, file))
  const hash = createHash('sha256')
  for (const file of [...sources, ...common]) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 10)
}
