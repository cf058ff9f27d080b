import { type RemoteManifest, type SharedModules } from '@shop/contracts/wire/remote-manifest.ts'
import type { FrontEnd } from '@shop/release-format/front-end.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import type { VersionFiles } from 'release-store/version-files.ts'

import {
  type KernelTypes,
  nullIfDamaged,
  readHostManifest,
  readKernelTypes,
  readRemoteManifest,
  readSlotTypes,
  type SlotTypes,
} from '../build/manifests.ts'
import { listSlots } from '../build/slot-types.ts'
import { readServedEntries, servedEntry } from '../state/discovery.ts'
import { type ReleaseState, servedVersions } from '../state/release-state.ts'
import type { PathOwner } from './paths.ts'

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
  /** Names of the slots on its pages. */
  slots: readonly string[]
  /** Types of its slots and extensions; null where they are not stated. */
  slotTypes: SlotTypes | null
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
  const { shared, budget, provides, slots = [] } = host
  const slotTypes = slots.length > 0 ? await readSlotTypes(files) : null
  return {
    ...{ label: `shell@${version}`, version, types, shared, budget, provides },
    ...{ slots, slotTypes },
  }
}

/** Reads the manifests of a remote. @throws DamageError when one is missing or invalid */
export async function readRemoteBuild(
  name: string,
  version: string,
  files: VersionFiles,
): Promise<RemoteBuild> {
  const [types, manifest] = await Promise.all([readKernelTypes(files), readRemoteManifest(files)])
  const slots = listSlots(manifest)
  const hasTypes = slots.length + (manifest.extensions ?? []).length > 0
  return {
    ...{ label: `${name}@${version}`, version, types, shared: manifest.shared, manifest, files },
    ...{ slots, slotTypes: hasTypes ? await readSlotTypes(files) : null },
  }
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

/** A version of a remote that visitors get. */
export interface LiveRemote extends PathOwner {
  /** Whether only a share of the visitors get it. */
  isCanary: boolean
  /** Null for a damaged version, which owns the paths that the site serves. */
  build: RemoteBuild | null
}

/** The live version and the canaries of every remote. */
export async function readLiveRemotes(
  store: ReleaseStore,
  state: ReleaseState,
): Promise<LiveRemote[]> {
  const remotes = Object.entries(state)
    .filter(([name]) => name !== 'shell')
    .flatMap(([name, current]) =>
      servedVersions(current).map(async (version): Promise<LiveRemote> => {
        const files = store.files(name, version)
        const build = await readRemoteBuild(name, version, files).catch(nullIfDamaged)
        const paths = build?.manifest.paths ?? (await readServedPaths(store, name, version))
        return { name, version, paths, isCanary: version !== current.version, build }
      }),
    )
  return Promise.all(remotes)
}

async function readServedPaths(store: ReleaseStore, name: string, version: string) {
  return servedEntry(await readServedEntries(store), name, version)?.extras.paths ?? []
}

/** A version of a remote that is to go live, with what the checks compare it with. */
export interface RemoteSubject extends PathOwner, RemoteBuild {
  kind: 'remote'
  store: ReleaseStore
  /** Root folder of the repository. */
  root: string
  /** The shells that visitors would get with it. */
  shells: readonly ShellBuild[]
  /** The remotes that visitors would get beside it. */
  others: readonly LiveRemote[]
  /** The version that it replaces. */
  live: LiveRemote | undefined
}

/** A version of the shell that is to go live, with what the checks compare it with. */
export interface ShellSubject extends ShellBuild {
  kind: 'shell'
  root: string
  files: VersionFiles
  store: ReleaseStore
  /** The remotes that visitors would get with it, without damaged ones. */
  remotes: readonly RemoteBuild[]
  /** The version that it replaces. */
  live: ShellBuild | undefined
}

/**
 * Reads a version that is to go live, and what it would be live with.
 * @param next the state with it, where `live` is what is live now
 * @throws DamageError when a manifest of the version is missing or invalid
 */
export async function readSubject(
  { store, root }: Pick<RemoteSubject, 'store' | 'root'>,
  { name, version, files }: Candidate,
  live: ReleaseState,
  next: ReleaseState,
): Promise<RemoteSubject | ShellSubject> {
  const { [name]: _own, ...beside } = next
  const others = await readLiveRemotes(store, beside)
  if (name === 'shell') {
    const remotes = others.flatMap(({ build }) => build ?? [])
    const [replaced] = await readLiveShells(store, live)
    return {
      kind: 'shell',
      ...(await readShellBuild(version, files)),
      ...{ store, root, files, remotes, live: replaced },
    }
  }
  const build = await readRemoteBuild(name, version, files)
  const replaced = live[name] ? await readLiveRemotes(store, { [name]: live[name] }) : []
  return {
    kind: 'remote',
    ...build,
    store,
    root,
    name,
    paths: build.manifest.paths,
    shells: await readLiveShells(store, next),
    others,
    live: replaced.find(({ isCanary }) => !isCanary),
  }
}
