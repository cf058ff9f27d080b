import { collectReached, type LockedPackages, resolveLocked } from 'workspace/lock-file.ts'

/** An entry of a lock file, with all that npm writes there. */
type Entry = LockedPackages[string] & { dev?: boolean; devOptional?: boolean }

/**
 * Takes out of a lock file what some packages of a workspace need, as the lock file of a project that has nothing else.
 * @throws Error for a package that the lock file lacks, or of which two versions would have the same place
 */
export function pruneLock(
  packages: Readonly<Record<string, Entry>>,
  workspace: string,
  names: readonly string[],
): Record<string, Entry> {
  const places = names.map((name) => {
    const place = resolveLocked(packages, workspace, name)
    if (place === null) throw new Error(`${name} of ${workspace} is not in the lock file`)
    return place
  })
  const pruned: Record<string, Entry> = {}
  for (const place of [...collectReached(packages, places)].toSorted()) {
    const { dev: _dev, devOptional: _devOptional, ...entry } = packages[place] ?? {}
    const target = place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1) : place
    const { version } = pruned[target] ?? entry
    if (version !== entry.version) {
      throw new Error(`${target} would have two versions: ${version}, ${entry.version}`)
    }
    pruned[target] = entry
  }
  return pruned
}
