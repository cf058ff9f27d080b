import { assertIntact } from '../build/integrity.ts'
import { DamageError, ReleaseError } from '../release-error.ts'
import type { ReleaseState } from '../state/release-state.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { VersionFiles } from '../store/version-files.ts'
import type { FrontEnd } from '../workspace.ts'
import { findDroppedPaths } from './dropped-paths.ts'
import { findKernelProblems } from './kernel-compatibility.ts'
import {
  readLiveRemotes,
  readLiveShells,
  readRemoteBuild,
  readShellBuild,
  type RemoteBuild,
  type ShellBuild,
} from './live-builds.ts'
import { findSizeProblems, measurePages, measureStart } from './page-sizes.ts'
import { findPathProblems, type PathOwner } from './path-ownership.ts'
import { findMissingSingletons, findSingletonProblems } from './singleton-compatibility.ts'
import { validateManifest } from './validate-manifest.ts'

/** A version that is to go live, published already or about to be. */
export interface Candidate {
  name: FrontEnd
  version: string
  files: VersionFiles
}

/** The reasons why a version must not go live. */
export interface Findings {
  problems: string[]
  /** Pages that the shop would lose; whoever releases it may want that. */
  dropped: string[]
}

/**
 * Checks a version against a release state.
 * @param root of the repository
 * @param live what is live now, where `state` is what would be
 * @throws ReleaseError with every reason why the version must not go live
 */
export async function assertCompatible(
  store: ReleaseStore,
  root: string,
  state: ReleaseState,
  candidate: Candidate,
  live: ReleaseState = state,
): Promise<void> {
  const { problems, dropped } = await findProblems(store, root, state, candidate, live)
  assertNoProblems([...problems, ...dropped], candidate.name, candidate.version)
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
 * @param live what is live now, where `state` is what would be
 */
export async function findProblems(
  store: ReleaseStore,
  root: string,
  state: ReleaseState,
  candidate: Candidate,
  live: ReleaseState = state,
): Promise<Findings> {
  try {
    await assertIntact(candidate.files)
    return candidate.name === 'shell'
      ? { problems: await findShellProblems(store, root, state, candidate), dropped: [] }
      : await findRemoteProblems(store, root, state, candidate, live)
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    const label = `${candidate.name}@${candidate.version}`
    return { problems: [`${label}: ${error.message}. Publish it again.`], dropped: [] }
  }
}

async function findShellProblems(
  store: ReleaseStore,
  root: string,
  state: ReleaseState,
  { version, files }: Candidate,
): Promise<string[]> {
  const { remotes } = await readLiveRemotes(store, state)
  const shell = await readShellBuild(version, files)
  return [
    ...(await Promise.all(remotes.map((remote) => findSharedProblems(root, remote, shell)))).flat(),
    ...(await findShellSizeProblems(shell, files)),
  ]
}

async function findRemoteProblems(
  store: ReleaseStore,
  root: string,
  state: ReleaseState,
  { name, version, files }: Candidate,
  live: ReleaseState,
): Promise<Findings> {
  const remote = await readRemoteBuild(name, version, files)
  const shells = await readLiveShells(store, state)
  const { label, manifest } = remote
  const owner = { name, version, paths: manifest.paths }
  const others = (await readLiveRemotes(store, state)).owners.filter((other) => other.name !== name)
  const served = (await readLiveRemotes(store, live)).owners.find(
    (other) => other.name === name && other.version === live[name]?.version,
  )
  const shared = await Promise.all(
    shells.map(async (shell) => [
      ...findMissingSingletons(remote, shell, manifest.libraries),
      ...(await findSharedProblems(root, remote, shell)),
    ]),
  )
  return {
    problems: [
      ...(await validateManifest(label, name, manifest, files)),
      ...new Set(shared.flat()),
      ...findPathProblems(owner, others),
      ...findSizeProblems(label, manifest, await measurePages(manifest, files)),
    ],
    dropped: served ? findDroppedPaths(owner, served, defaultOwners(others, state)) : [],
  }
}

/** Without canaries, which only some of the visitors get. */
const defaultOwners = (owners: readonly PathOwner[], state: ReleaseState) =>
  owners.filter(({ name, version }) => state[name]?.version === version)

async function findShellSizeProblems(
  { label, budget }: ShellBuild,
  files: VersionFiles,
): Promise<string[]> {
  if (budget === undefined) return []
  return findSizeProblems(label, { name: 'shell', budget }, [await measureStart(files)])
}

async function findSharedProblems(
  root: string,
  remote: RemoteBuild,
  shell: ShellBuild,
): Promise<string[]> {
  const problems = findSingletonProblems(remote, shell)
  // Comparing types takes seconds, and adds nothing when the versions differ already.
  return problems.length > 0 ? problems : findKernelProblems(root, remote, shell)
}
