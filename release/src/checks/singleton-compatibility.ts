import type { SharedModules } from '@shop/contracts/remote-manifest.ts'
import semver from 'semver'

import type { ReleaseState } from '../state/release-state.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { readLiveRemotes, readLiveShell } from './live-builds.ts'

interface ModuleUser {
  /** `NAME@VERSION`. */
  label: string
  shared: SharedModules
}

const KERNEL = '@shop/kernel'

/** The shared modules that a shell provides in a version that a remote does not accept. */
export function findSingletonProblems(remote: ModuleUser, shell: ModuleUser): string[] {
  return Object.entries(remote.shared).flatMap(([request, { requiredVersion }]) => {
    // `react/` covers the deep imports of `react`, which is listed too.
    if (request.endsWith('/')) return []
    const provided = shell.shared[request]?.version
    if (provided === undefined || satisfiesRange(provided, requiredVersion)) return []
    const what = request === KERNEL ? 'the kernel' : request
    return [
      `${remote.label} needs ${what} ${requiredVersion}; ${shell.label} provides ${provided}. ` +
        `Build the remote with the shell's version, or promote a shell that provides ${requiredVersion} first or with it.`,
    ]
  })
}

/**
 * Whether a version is in a semver range. Its pre-release part, as of a digest, is ignored.
 * @throws RangeError when either is invalid
 */
export function satisfiesRange(version: string, range: string): boolean {
  const release = semver.coerce(version)
  if (!release) throw new RangeError(`${version} is not a version`)
  if (!range || semver.validRange(range) === null) {
    throw new RangeError(`${range} is not a version range`)
  }
  return semver.satisfies(release, range)
}

/** The singleton problems of all live remotes with the live shell. Quick: types are not compared. */
export async function findLiveSingletonProblems(
  store: ReleaseStore,
  state: ReleaseState,
): Promise<string[]> {
  const shell = await readLiveShell(store, state)
  if (!shell) return []
  const remotes = await readLiveRemotes(store, state)
  return remotes.flatMap((remote) => findSingletonProblems(remote, shell))
}
