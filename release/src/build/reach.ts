import { ReleaseError } from '../release-error.ts'
import {
  collectReached,
  isLibrary,
  libraryName,
  type LockedPackages,
  readLockedPackages,
  resolveLocked,
} from './lock-file.ts'

/** Builds a front end, although nothing of its code imports it. */
const BUILDER = '@shop/config'

/** The packages that a package is built from. */
export interface Reach {
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
