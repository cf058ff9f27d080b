import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Files beside the packages that every build depends on: the compiler's settings, the libraries' versions. */
const common = ['tsconfig.base.json', 'package-lock.json']

/** Folders whose content never reaches a build; nor does what is hidden, which tools keep for themselves. */
const skipped = new Set(['node_modules', 'dist', 'testing'])

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = entries
    .filter(({ name }) => !skipped.has(name) && !name.includes('.test.') && !name.startsWith('.'))
    .map((entry) => {
      const file = path.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(file) : [file]
    })
  return (await Promise.all(nested)).flat().sort()
}

/**
 * A digest of the sources of which a front end is built: its own folder, what it shares, the build and
 * the versions of all libraries. Equal digests give equal builds.
 * @returns ten hexadecimal digits
 */
export async function sourceDigest(root: string, name: string): Promise<string> {
  const folders = [name, 'shared', 'config'].map((folder) => path.join(root, folder))
  const files = (await Promise.all(folders.map(filesBelow))).flat()
  const hash = createHash('sha256')
  for (const file of [...files, ...common.map((file) => path.join(root, file))]) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 10)
}
