import { z } from 'zod/mini'

import type { ReleaseStore } from '../store/release-store.ts'

const metaSchema = z.object({ title: z.string(), description: z.string() })
/** What search engines and previews read of a page; `{brand}` in it stands for the brand's name. */
export type Meta = z.infer<typeof metaSchema>

/** `remote.json` of a remote's build: what `config` says of it. Files are relative to the version's folder. */
export const descriptionSchema = z.object({
  name: z.string(),
  /** Semver range of the kernel it was built against. */
  kernel: z.string(),
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

/** What a published remote says of itself. @throws when its description is missing or not of its shape */
export async function describe(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<RemoteDescription> {
  return descriptionSchema.parse(JSON.parse(await store.read(name, version, 'remote.json')))
}
