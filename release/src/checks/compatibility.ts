import { ReleaseError } from '../release-error.ts'
import type { ReleaseState } from '../state/release-state.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { VersionFiles } from '../store/version-files.ts'
import type { FrontEnd } from '../workspace.ts'
import { findKernelProblems } from './kernel-compatibility.ts'
import {
  readLiveRemotes,
  readLiveShell,
  readRemoteBuild,
  readShellBuild,
  type RemoteBuild,
  type ShellBuild,
} from './live-builds.ts'
import { findSizeProblems, measurePages, measureStart } from './page-sizes.ts'
import { findPathProblems } from './path-ownership.ts'
import { findSingletonProblems } from './singleton-compatibility.ts'
import { validateManifest } from './validate-manifest.ts'

/** A version that is to go live, published already or about to be. */
export interface Candidate {
  name: FrontEnd
  version: string
  files: VersionFiles
}

/**
 * Checks a version against a release state.
 * @param root of the repository
 * @throws ReleaseError with every reason why the version must not go live
 */
export async function assertCompatible(
  store: ReleaseStore,
  root: string,
  state: ReleaseState,
  candidate: Candidate,
): Promise<void> {
  const problems = await findProblems(store, root, state, candidate)
  assertNoProblems(problems, candidate.name, candidate.version)
}

/** @throws ReleaseError with the problems of a version, if there are any */
export function assertNoProblems(problems: readonly string[], name: string, version: string): void {
  if (problems.length === 0) return
  const list = problems.map((problem) => `- ${problem}`).join('\n')
  throw new ReleaseError(`${name}@${version} is not compatible with what is live:\n${list}`)
}

/**
 * The reasons why a version must not go live in a release state.
 * @param root of the repository
 */
export async function findProblems(
  store: ReleaseStore,
  root: string,
  state: ReleaseState,
  { name, version, files }: Candidate,
): Promise<string[]> {
  const remotes = await readLiveRemotes(store, state)
  if (name === 'shell') {
    const shell = await readShellBuild(version, files)
    return [
      ...remotes.flatMap((remote) => findSharedProblems(root, remote, shell)),
      ...(await findShellSizeProblems(shell, files)),
    ]
  }
  const remote = await readRemoteBuild(version, files)
  const shell = await readLiveShell(store, state)
  const { label, manifest } = remote
  const owners = remotes
    .map((other) => ({ ...other.manifest, version: other.version }))
    .filter((other) => other.name !== name)
  return [
    ...(await validateManifest(label, manifest, files)),
    ...(shell ? findSharedProblems(root, remote, shell) : []),
    ...findPathProblems({ name, version, paths: manifest.paths }, owners),
    ...findSizeProblems(label, manifest, await measurePages(manifest, files)),
  ]
}

async function findShellSizeProblems(
  { label, budget }: ShellBuild,
  files: VersionFiles,
): Promise<string[]> {
  if (budget === undefined) return []
  return findSizeProblems(label, { name: 'shell', budget }, [await measureStart(files)])
}

function findSharedProblems(root: string, remote: RemoteBuild, shell: ShellBuild): string[] {
  const problems = findSingletonProblems(remote, shell)
  // Comparing types takes seconds, and adds nothing when the versions differ already.
  return problems.length > 0 ? problems : findKernelProblems(root, remote, shell)
}
