import {
  type RemoteManifest,
  remoteManifestSchema,
  sharedModulesSchema,
} from '@shop/contracts/wire/remote-manifest.ts'
import { DamageError } from '@shop/release-format/release-error.ts'
import type { VersionFiles } from 'release-store/version-files.ts'
import { en } from 'zod/locales'
import { z } from 'zod/mini'

/** Files of a version that describe it to later checks; `remote.json` is written by the remote's build. */
export const REMOTE_MANIFEST = 'remote.json'
export const HOST_MANIFEST = 'host.json'
export const KERNEL_TYPES = 'kernel-types.json'

/** `host.json`: what a shell provides to remotes. */
const hostManifestSchema = z.object({
  shared: sharedModulesSchema,
  /** Bytes (gzip) that its start may need; older versions state none. */
  budget: z.optional(z.number()),
  /** Names of the slots on its own pages; older versions have none. */
  slots: z.optional(z.array(z.string())),
  /** Names that its shared modules export at run time, by request; older versions state none. */
  provides: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type HostManifest = z.infer<typeof hostManifestSchema>

/** `kernel-types.json`: declarations of the kernel by path, `@shop/NAME/src/….d.ts`. */
export const kernelTypesSchema = z.record(z.string(), z.string())
export type KernelTypes = z.infer<typeof kernelTypesSchema>

/** A key that would change an object's prototype instead of naming a value. */
const PROTOTYPE_KEY = '__proto__'

function parseJson(file: string, text: string): unknown {
  let hasPrototypeKey = false
  let json: unknown
  try {
    json = JSON.parse(text, (key, value: unknown) => {
      hasPrototypeKey ||= key === PROTOTYPE_KEY
      return value
    })
  } catch {
    throw new DamageError(`${file} is not JSON`)
  }
  if (hasPrototypeKey) throw new DamageError(`${file} has the key ${PROTOTYPE_KEY}`)
  return json
}

/** Handles the error of a version whose damage costs nobody but its own team. */
export function nullIfDamaged(error: unknown): null {
  if (error instanceof DamageError) return null
  throw error
}

/** Reads a JSON file of a version. @throws DamageError when it is missing or has another shape */
export async function readVersionJson<Schema extends z.ZodMiniType>(
  files: VersionFiles,
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await files.read(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new DamageError(`${file} is missing`) : error
  })
  const json = parseJson(file, text)
  const { data, error } = schema.safeParse(json, { error: en().localeError })
  if (!error) return data
  const issues = error.issues.map((issue) =>
    issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message,
  )
  throw new DamageError(`${file} has another shape: ${issues.join('; ')}`)
}

/** Versions are immutable, and older ones call `noindex` `unlisted`. Their list of origins said nothing to the site. */
function upgradeManifest(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  const { unlisted, touches, ...manifest } = stored as Record<string, unknown>
  const { origins, ...others } = (touches ?? {}) as Record<string, unknown>
  return {
    ...(unlisted !== undefined && { noindex: unlisted }),
    ...manifest,
    ...(touches !== undefined && { touches: Array.isArray(origins) ? others : touches }),
  }
}

const storedRemoteManifestSchema = z.pipe(z.transform(upgradeManifest), remoteManifestSchema)

/** The manifest of a remote's version. @throws DamageError when it is missing or invalid */
export async function readRemoteManifest(files: VersionFiles): Promise<RemoteManifest> {
  return readVersionJson(files, REMOTE_MANIFEST, storedRemoteManifestSchema)
}

/** The manifest of a shell's version. @throws DamageError when it is missing or invalid */
export async function readHostManifest(files: VersionFiles): Promise<HostManifest> {
  return readVersionJson(files, HOST_MANIFEST, hostManifestSchema)
}

/** The types of the kernel that a version was built with. @throws DamageError when they are missing or invalid */
export async function readKernelTypes(files: VersionFiles): Promise<KernelTypes> {
  return readVersionJson(files, KERNEL_TYPES, kernelTypesSchema)
}
