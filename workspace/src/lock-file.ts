import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { ReleaseError } from '@shop/release-format/release-error.ts'
import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import { z } from 'zod/mini'

const LOCK_FILE = 'package-lock.json'

const rangesSchema = z.optional(z.record(z.string(), z.string()))
/** One entry of the lock file: an installed library, a workspace, or the link to one. */
const lockedSchema = z.object({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  link: z.optional(z.boolean()),
  license: z.optional(z.string()),
  hasInstallScript: z.optional(z.boolean()),
  dependencies: rangesSchema,
  optionalDependencies: rangesSchema,
  peerDependencies: rangesSchema,
  peerDependenciesMeta: z.optional(
    z.record(z.string(), z.object({ optional: z.optional(z.boolean()) })),
  ),
})
type Locked = z.infer<typeof lockedSchema>
/** The entries of a lock file by path, relative to the root of the repository. */
export type LockedPackages = Record<string, Locked>
const lockSchema = z.object({ packages: z.record(z.string(), lockedSchema) })

/** Reads the lock file of a repository. @throws ReleaseError when it is missing or cannot be read */
export async function readLockedPackages(root: string): Promise<LockedPackages> {
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

export const isLibrary = (place: string): boolean => place.includes('node_modules/')

/** The name of the package that is installed at a path. */
export const libraryName = (place: string): string => place.split('node_modules/').at(-1) ?? ''

/**
 * The paths of packages, and of all that they need when they run.
 * @param places where to start
 */
export function collectReached(packages: LockedPackages, places: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (place: string | null) => {
    if (place === null || reached.has(place)) return
    const locked = packages[place] ?? {}
    if (locked.link) return visit(locked.resolved ?? null)
    reached.add(place)
    for (const name of dependenciesOf(locked)) visit(resolveLocked(packages, place, name))
  }
  for (const place of places) visit(place)
  return reached
}

/** The names of the packages that a package needs when it runs. Optional peers are somebody else's dependencies, or not used. */
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

/** Finds a package as Node does: in the nearest `node_modules` upwards. Null when it is not installed. */
export function resolveLocked(packages: LockedPackages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.includes('/') ? path.posix.dirname(folder) : '') {
    const place = path.posix.join(folder, 'node_modules', name)
    if (packages[place]) return place
    if (folder === '') return null
  }
}
