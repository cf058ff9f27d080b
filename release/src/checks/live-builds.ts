import { type RemoteManifest, type SharedModules } from '@shop/contracts/remote-manifest.ts'

import {
  type KernelTypes,
  readHostManifest,
  readKernelTypes,
  readRemoteManifest,
} from '../build/manifests.ts'
import type { ReleaseState } from '../state/release-state.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { VersionFiles } from '../store/version-files.ts'

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
}
export interface RemoteBuild extends Build {
  manifest: RemoteManifest
  files: VersionFiles
}

/** Reads the manifests of a shell. @throws when one is missing or invalid */
export async function readShellBuild(version: string, files: VersionFiles): Promise<ShellBuild> {
  const [types, host] = await Promise.all([readKernelTypes(files), readHostManifest(files)])
  return { label: `shell@${version}`, version, types, shared: host.shared, budget: host.budget }
}

/** Reads the manifests of a remote. @throws when one is missing or invalid */
export async function readRemoteBuild(version: string, files: VersionFiles): Promise<RemoteBuild> {
  const [types, manifest] = await Promise.all([readKernelTypes(files), readRemoteManifest(files)])
  const { name, shared } = manifest
  return { label: `${name}@${version}`, version, types, shared, manifest, files }
}

/** The live shell; null before the first one. */
export async function readLiveShell(
  store: ReleaseStore,
  { shell }: ReleaseState,
): Promise<ShellBuild | null> {
  return shell ? readShellBuild(shell.version, store.files('shell', shell.version)) : null
}

/** The live version and the canaries of every remote. */
export async function readLiveRemotes(
  store: ReleaseStore,
  state: ReleaseState,
): Promise<RemoteBuild[]> {
  const versions = Object.entries(state)
    .filter(([name]) => name !== 'shell')
    .flatMap(([name, { version, canaries }]) =>
      [version, ...canaries.map((canary) => canary.version)].map((each) => [name, each] as const),
    )
  return Promise.all(
    versions.map(([name, version]) => readRemoteBuild(version, store.files(name, version))),
  )
}
