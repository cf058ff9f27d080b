import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { nullIfMissing } from 'site/null-if-missing.ts'
import { z } from 'zod/mini'

import { ReleaseError } from '../release-error.ts'

const LOCK_FILE = 'package-lock.json'
/** Builds a front end, although nothing of its code imports it. */
const BUILDER = '@shop/config'

const rangesSchema = z.optional(z.record(z.string(), z.string()))
/** One entry of the lock file: an installed library, a workspace, or the link to one. */
const lockedSchema = z.object({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dependencies: rangesSchema,
  optionalDependencies: rangesSchema,
  peerDependencies: rangesSchema,
  peerDependenciesMeta: z.optional(
    z.record(z.string(), z.object({ optional: z.optional(z.boolean()) })),
  ),
})
type Locked = z.infer<typeof lockedSchema>
const lockSchema = z.object({ packages: z.record(z.string(), lockedSchema) })

/** What a package is built from. */
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
    throw new ReleaseError(`${LOCK_FILE} does not know ${folder}. Run npm install.`)
  }
  const folders = new Set<string>()
  const libraries = new Set<string>()
  const visited = new Set<string>()
  const visit = (place: string | null) => {
    if (place === null || visited.has(place)) return
    visited.add(place)
    const locked = packages[place] ?? {}
    if (locked.link) return visit(locked.resolved ?? null)
    if (place.includes('node_modules/')) libraries.add(describeLibrary(place, locked))
    else folders.add(place)
    for (const name of dependenciesOf(locked)) visit(resolve(packages, place, name))
  }
  visit(folder)
  visit(resolve(packages, folder, BUILDER))
  return { folders: [...folders].toSorted(), libraries: [...libraries].toSorted() }
}

async function readLockedPackages(root: string): Promise<Record<string, Locked>> {
  const text = await readFile(path.join(root, LOCK_FILE), 'utf8').catch(nullIfMissing)
  if (text === null) {
    throw new ReleaseError(`${LOCK_FILE} is missing in ${root}. Run npm install there.`)
  }
  try {
    return lockSchema.parse(JSON.parse(text)).packages
  } catch {
    throw new ReleaseError(`${LOCK_FILE} cannot be read. Run npm install to write it again.`)
  }
}

function describeLibrary(place: string, { version = '', integrity = '' }: Locked): string {
  return `${place.split('node_modules/').at(-1)}@${version} ${integrity}`
}

/** What a package needs when it runs. Optional peers are somebody else's dependencies, or not used. */
function dependenciesOf({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Locked): string[] {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Where Node finds a package: in the nearest `node_modules` upwards. Null when it is not installed. */
function resolve(packages: Record<string, Locked>, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.includes('/') ? path.posix.dirname(folder) : '') {
    const place = path.posix.join(folder, 'node_modules', name)
    if (packages[place]) return place
    if (folder === '') return null
  }
}
