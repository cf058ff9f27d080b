import { type RemoteManifest, type SharedModules } from '@shop/contracts/wire/remote-manifest.ts'
import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { DamageError } from '@shop/release-format/release-error.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import type { VersionFiles } from 'release-store/version-files.ts'

import {
  type KernelTypes,
  readHostManifest,
  readKernelTypes,
  readRemoteManifest,
} from '../build/manifests.ts'
import { readServedEntries, servedEntry } from '../state/discovery.ts'
import { type ReleaseState, servedVersions } from '../state/release-state.ts'
import { findPathProblems, type PathOwner } from './paths.ts'
import { findSingletonProblems } from './singleton-compatibility.ts'

/** A version that is to go live, published already or about to be. */
export interface Candidate {
  name: FrontEnd
  version: string
  files: VersionFiles
}

interface Build {
  /** `NAME@VERSION`. */
  label: string
  version: string
  /** Types of the kernel that it was built with. */
  types: KernelTypes
  shared: SharedModules
}
export interface ShellBuild extends Build {
  /** Bytes (gzip) that its start may need. */
  budget: number | undefined
  /** Names that its shared modules export, by request; undefined for a version that does not state them. */
  provides: Record<string, string[]> | undefined
}
export interface RemoteBuild extends Build {
  manifest: RemoteManifest
  files: VersionFiles
}

/** Reads the manifests of a shell. @throws DamageError when one is missing or invalid */
export async function readShellBuild(version: string, files: VersionFiles): Promise<ShellBuild> {
  const [types, host] = await Promise.all([readKernelTypes(files), readHostManifest(files)])
  const { shared, budget, provides } = host
  return { label: `shell@${version}`, version, types, shared, budget, provides }
}

/** Reads the manifests of a remote. @throws DamageError when one is missing or invalid */
export async function readRemoteBuild(
  name: string,
  version: string,
  files: VersionFiles,
): Promise<RemoteBuild> {
  const [types, manifest] = await Promise.all([readKernelTypes(files), readRemoteManifest(files)])
  return { label: `${name}@${version}`, version, types, shared: manifest.shared, manifest, files }
}

/** A damaged version costs nobody but its own team. */
function nullIfDamaged(error: unknown): null {
  if (error instanceof DamageError) return null
  throw error
}

/** The live shell and its canary, without damaged ones; none before the first shell. */
export async function readLiveShells(
  store: ReleaseStore,
  { shell }: ReleaseState,
): Promise<ShellBuild[]> {
  const builds = await Promise.all(
    (shell ? servedVersions(shell) : []).map((version) =>
      readShellBuild(version, store.files('shell', version)).catch(nullIfDamaged),
    ),
  )
  return builds.flatMap((build) => build ?? [])
}

interface LiveRemotes {
  /** Without damaged ones. */
  remotes: RemoteBuild[]
  /** Damaged ones own the paths that the site serves. */
  owners: PathOwner[]
}

/** The live version and the canaries of every remote. */
export async function readLiveRemotes(
  store: ReleaseStore,
  state: ReleaseState,
): Promise<LiveRemotes> {
  const versions = Object.entries(state)
    .filter(([name]) => name !== 'shell')
    .flatMap(([name, current]) => servedVersions(current).map((each) => [name, each] as const))
  const served = await readServedEntries(store)
  const builds = await Promise.all(
    versions.map(async ([name, version]) => {
      const build = await readRemoteBuild(name, version, store.files(name, version)).catch(
        nullIfDamaged,
      )
      const paths = build?.manifest.paths ?? servedEntry(served, name, version)?.extras.paths ?? []
      return { build, owner: { name, version, paths } }
    }),
  )
  return {
    remotes: builds.flatMap(({ build }) => build ?? []),
    owners: builds.map(({ owner }) => owner),
  }
}

/**
 * Finds the live versions that do not fit together, as far as one front end is concerned. Quick: types are not compared.
 */
export async function findLiveProblems(
  store: ReleaseStore,
  state: ReleaseState,
  name: string,
): Promise<string[]> {
  const shells = await readLiveShells(store, state)
  const { remotes, owners } = await readLiveRemotes(store, state)
  const others = owners.filter((owner) => owner.name !== name)
  return [
    ...shells.flatMap((shell) => remotes.flatMap((remote) => findSingletonProblems(remote, shell))),
    ...owners
      .filter((owner) => owner.name === name)
      .flatMap((owner) => findPathProblems(owner, others)),
  ]
}
