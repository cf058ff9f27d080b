import { describe, type RemoteDescription, type Shared } from '../build/manifests.ts'
import { providedBy } from '../build/host-description.ts'
import { readKernelTypes, type KernelTypes } from '../build/kernel-types-file.ts'
import type { Live } from '../state/release-state.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { VersionFiles } from '../store/version-files.ts'

interface Build {
  /** `NAME@VERSION`. */
  label: string
  version: string
  /** Of the kernel that it was built with. */
  types: KernelTypes
  shared: Shared
}
export type ShellBuild = Build
export interface RemoteBuild extends Build {
  description: RemoteDescription
  files: VersionFiles
}

/** What a shell's build says of itself. @throws when it does not */
export async function shellBuild(version: string, files: VersionFiles): Promise<ShellBuild> {
  const [types, shared] = await Promise.all([readKernelTypes(files), providedBy(files)])
  return { label: `shell@${version}`, version, types, shared }
}

/** What a remote's build says of itself. @throws when it does not */
export async function remoteBuild(version: string, files: VersionFiles): Promise<RemoteBuild> {
  const [types, description] = await Promise.all([readKernelTypes(files), describe(files)])
  const { name, shared } = description
  return { label: `${name}@${version}`, version, types, shared, description, files }
}

/** The live shell, if there is one. */
export async function liveShell(store: ReleaseStore, { shell }: Live): Promise<ShellBuild | null> {
  return shell ? shellBuild(shell.version, store.files('shell', shell.version)) : null
}

/** Every remote that some visitors get, live or on trial. */
export async function liveRemotes(store: ReleaseStore, live: Live): Promise<RemoteBuild[]> {
  const versions = Object.entries(live)
    .filter(([name]) => name !== 'shell')
    .flatMap(([name, { version, trials }]) =>
      [version, ...trials.map((trial) => trial.version)].map((each) => [name, each] as const),
    )
  return Promise.all(
    versions.map(([name, version]) => remoteBuild(version, store.files(name, version))),
  )
}
