import type { Live } from '../state/release-state.ts'
import type { FrontEnd } from '../workspace.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { VersionFiles } from '../store/version-files.ts'
import {
  liveRemotes,
  liveShell,
  remoteBuild,
  shellBuild,
  type RemoteBuild,
  type ShellBuild,
} from './live-builds.ts'
import { kernelProblems } from './kernel-compatibility.ts'
import { pageSizes, sizeProblems } from './page-sizes.ts'
import { pathProblems } from './path-ownership.ts'
import { shapeProblems } from './validate-manifest.ts'
import { singletonProblems } from './singleton-compatibility.ts'

/** A version that may go live, as it is in the store or about to be put there. */
export interface Candidate {
  name: FrontEnd
  version: string
  files: VersionFiles
}

/**
 * Why a version must not go live beside what is live now; nothing, when it may.
 * @param root the repository's folder
 */
export async function problemsOf(
  store: ReleaseStore,
  root: string,
  live: Live,
  { name, version, files }: Candidate,
): Promise<string[]> {
  const remotes = await liveRemotes(store, live)
  if (name === 'shell') {
    const shell = await shellBuild(version, files)
    return remotes.flatMap((remote) => fitProblems(root, remote, shell))
  }
  const remote = await remoteBuild(version, files)
  const shell = await liveShell(store, live)
  const { label, description } = remote
  const owners = remotes
    .map((other) => ({ ...other.description, version: other.version }))
    .filter((other) => other.name !== name)
  return [
    ...(await shapeProblems(label, description, files)),
    ...(shell ? fitProblems(root, remote, shell) : []),
    ...pathProblems({ name, version, paths: description.paths }, owners),
    ...sizeProblems(label, description, await pageSizes(description, files)),
  ]
}

/** What of a remote does not fit a shell. */
function fitProblems(root: string, remote: RemoteBuild, shell: ShellBuild): string[] {
  const singletons = singletonProblems(remote, shell)
  // Kernels whose versions do not fit need no closer look.
  return singletons.length > 0 ? singletons : kernelProblems(root, remote, shell)
}
