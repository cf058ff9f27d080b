import { z } from 'zod/mini'

import type { VersionFiles } from '../store/version-files.ts'

/** Files of a version that describe it to later checks; `remote.json` is written by the remote's build. */
const REMOTE_MANIFEST = 'remote.json'
export const HOST_MANIFEST = 'host.json'
export const KERNEL_TYPES = 'kernel-types.json'

const pageMetaSchema = z.object({ title: z.string(), description: z.string() })

/** Shared modules by request: the version that a build contains, and the range that it accepts. */
const sharedModulesSchema = z.record(
  z.string(),
  z.object({ version: z.string(), requiredVersion: z.string() }),
)
export type SharedModules = z.infer<typeof sharedModulesSchema>

/** `remote.json`. Files are relative to the version's folder. */
export const remoteManifestSchema = z.object({
  name: z.string(),
  /** Semver range of the kernel it was built against. */
  kernel: z.string(),
  /** Modules that the container exposes. */
  exposes: z.array(z.string()),
  shared: sharedModulesSchema,
  /** Limit for the files of one page in bytes (gzip), or null for the default. */
  budget: z.nullable(z.number()),
  paths: z.array(z.string()),
  /** The container script. */
  entry: z.string(),
  preload: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  /** By path pattern; redirects have none. */
  meta: z.record(z.string(), z.object({ en: pageMetaSchema, ar: pageMetaSchema })),
  /** Path patterns that search engines must not index. */
  unlisted: z.array(z.string()),
})
export type RemoteManifest = z.infer<typeof remoteManifestSchema>

/** `host.json`: what a shell provides to remotes. */
const hostManifestSchema = z.object({ shared: sharedModulesSchema })
export type HostManifest = z.infer<typeof hostManifestSchema>

/** `kernel-types.json`: declarations of the kernel by path, `@shop/NAME/src/….d.ts`. */
const kernelTypesSchema = z.record(z.string(), z.string())
export type KernelTypes = z.infer<typeof kernelTypesSchema>

const readJson = async (files: VersionFiles, file: string): Promise<unknown> =>
  JSON.parse(await files.read(file))

/** The manifest of a remote's version. @throws when it is missing or invalid */
export async function readRemoteManifest(files: VersionFiles): Promise<RemoteManifest> {
  return remoteManifestSchema.parse(await readJson(files, REMOTE_MANIFEST))
}

/** The manifest of a shell's version. @throws when it is missing or invalid */
export async function readHostManifest(files: VersionFiles): Promise<HostManifest> {
  return hostManifestSchema.parse(await readJson(files, HOST_MANIFEST))
}

/** The types of the kernel that a version was built with. @throws when they are missing or invalid */
export async function readKernelTypes(files: VersionFiles): Promise<KernelTypes> {
  return kernelTypesSchema.parse(await readJson(files, KERNEL_TYPES))
}
