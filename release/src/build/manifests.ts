import {
  type RemoteManifest,
  remoteManifestSchema,
  sharedModulesSchema,
} from '@shop/contracts/remote-manifest.ts'
import { z } from 'zod/mini'

import type { VersionFiles } from '../store/version-files.ts'

/** Files of a version that describe it to later checks; `remote.json` is written by the remote's build. */
const REMOTE_MANIFEST = 'remote.json'
export const HOST_MANIFEST = 'host.json'
export const KERNEL_TYPES = 'kernel-types.json'

/** `host.json`: what a shell provides to remotes. */
const hostManifestSchema = z.object({
  shared: sharedModulesSchema,
  /** Bytes (gzip) that its start may need; older versions state none. */
  budget: z.optional(z.number()),
})
export type HostManifest = z.infer<typeof hostManifestSchema>

/** `kernel-types.json`: declarations of the kernel by path, `@shop/NAME/src/….d.ts`. */
const kernelTypesSchema = z.record(z.string(), z.string())
export type KernelTypes = z.infer<typeof kernelTypesSchema>

const readJson = async (files: VersionFiles, file: string): Promise<unknown> =>
  JSON.parse(await files.read(file))

/** The manifest of a remote's version. @throws when it is missing or invalid */
export async function readRemoteManifest(files: VersionFiles): Promise<RemoteManifest> {
  const manifest = (await readJson(files, REMOTE_MANIFEST)) as { unlisted?: unknown }
  // Versions are immutable, and older ones call `noindex` `unlisted`.
  return remoteManifestSchema.parse({ noindex: manifest.unlisted, ...manifest })
}

/** The manifest of a shell's version. @throws when it is missing or invalid */
export async function readHostManifest(files: VersionFiles): Promise<HostManifest> {
  return hostManifestSchema.parse(await readJson(files, HOST_MANIFEST))
}

/** The types of the kernel that a version was built with. @throws when they are missing or invalid */
export async function readKernelTypes(files: VersionFiles): Promise<KernelTypes> {
  return kernelTypesSchema.parse(await readJson(files, KERNEL_TYPES))
}
