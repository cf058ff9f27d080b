import { z } from 'zod/mini'

import type { VersionFiles } from '../store/version-files.ts'

const metaSchema = z.object({ title: z.string(), description: z.string() })
/** What search engines and previews read of a page; `{brand}` in it stands for the brand's name. */
export type Meta = z.infer<typeof metaSchema>

/** What a build shares with the others on a page, by request: the version it brings and those it works with. */
export const sharedSchema = z.record(
  z.string(),
  z.object({ version: z.string(), requiredVersion: z.string() }),
)
export type Shared = z.infer<typeof sharedSchema>

/** `remote.json` of a remote's build: what `config` says of it. Files are relative to the version's folder. */
export const descriptionSchema = z.object({
  name: z.string(),
  /** Semver range of the kernel it was built against. */
  kernel: z.string(),
  /** What the container exposes. */
  exposes: z.array(z.string()),
  shared: sharedSchema,
  /** Bytes (gzip) that one of its pages may need, or null for the common budget. */
  budget: z.nullable(z.number()),
  paths: z.array(z.string()),
  /** The container script. */
  entry: z.string(),
  preload: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  /** By path pattern; redirects have none. */
  meta: z.record(z.string(), z.object({ en: metaSchema, ar: metaSchema })),
  /** Path patterns that search engines must not list. */
  unlisted: z.array(z.string()),
})
export type RemoteDescription = z.infer<typeof descriptionSchema>

/** What a build of a remote says of itself. @throws when its description is missing or not of its shape */
export async function describe(files: VersionFiles): Promise<RemoteDescription> {
  return descriptionSchema.parse(JSON.parse(await files.read('remote.json')))
}
