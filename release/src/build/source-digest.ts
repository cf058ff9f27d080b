import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { oldestBrowsers } from '@shop/config/browsers.js'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { digestFiles } from 'release-store/version-files.ts'
import {
  collectReached,
  isLibrary,
  libraryName,
  type LockedPackages,
  readLockedPackages,
  resolveLocked,
} from 'workspace/lock-file.ts'

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
 * that it reaches, the libraries that it does, and the browsers that are supported. Equal digests give equal builds.
 * @param folder relative to the root of the repository
 * @returns ten hexadecimal digits
 */
export async function computeSourceDigest(root: string, folder: string): Promise<string> {
  const { folders, libraries } = await findReach(root, folder)
  const sources = await Promise.all(folders.map((each) => listSources(path.join(root, each))))
  const files = sources.flat().map((file) => path.relative(root, file))
  const others = [...libraries, ...oldestBrowsers(path.join(root, folder))]
  return digestFiles(files, (file) => readFile(path.join(root, file)), others)
}

/** Builds a front end, although nothing of its code imports it. */
const BUILDER = '@shop/config'

/** The packages that a package is built from. */
interface Reach {
  /** Its folder and those of the repository's packages that it depends on, sorted, relative to the root. */
  folders: string[]
  /** The installed libraries, `NAME@VERSION` with the digest of the package, sorted. */
  libraries: string[]
}

/**
 * Finds what a front end's build depends on by the lock file: what it and its build configuration import, not what
 * its tests do.
 * @param folder of the front end, relative to the root of the repository
 * @throws ReleaseError when the lock file is missing, cannot be read, or does not know the folder
 */
export async function findReach(root: string, folder: string): Promise<Reach> {
  const packages = await readLockedPackages(root)
  if (!packages[folder]) {
    throw new ReleaseError(`package-lock.json does not know ${folder}. Run npm install.`)
  }
  const builder = resolveLocked(packages, folder, BUILDER)
  const reached = [...collectReached(packages, [folder, ...(builder === null ? [] : [builder])])]
  return {
    folders: reached.filter((place) => !isLibrary(place)).toSorted(),
    // Some are installed at several paths.
    libraries: [
      ...new Set(reached.filter(isLibrary).map((place) => describeLibrary(packages, place))),
    ].toSorted(),
  }
}

function describeLibrary(packages: LockedPackages, place: string): string {
  const { version = '', integrity = '' } = packages[place] ?? {}
  return `${libraryName(place)}@${version} ${integrity}`
}
