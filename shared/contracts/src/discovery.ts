import { z } from 'zod/mini'

/** What this site adds to an entry of the Frontend Discovery schema. */
export const discoveryExtrasSchema = z.object({
  /** React Router path patterns that the remote owns. */
  paths: z.array(z.string().check(z.startsWith('/'))).check(z.minLength(1)),
  /** Semver range of the kernel that the remote was built against. */
  kernel: z.string(),
  /**
   * Files that every page of the remote needs, relative to the folder of `url`. Those called
   * `messages.….LANG.…` are needed in that language only.
   */
  preload: z.array(z.string()),
  /** Files that the page of each path pattern needs on top. */
  pages: z.record(z.string(), z.array(z.string())),
})

export const discoveryEntrySchema = z.object({
  /** Address of the remote's container script. */
  url: z.string().check(z.minLength(1)),
  fallbackUrl: z.optional(z.string()),
  metadata: z.object({ version: z.string(), integrity: z.optional(z.string()) }),
  deployment: z.optional(
    z.object({ traffic: z.optional(z.number()), default: z.optional(z.boolean()) }),
  ),
  extras: discoveryExtrasSchema,
})
export type DiscoveryEntry = z.infer<typeof discoveryEntrySchema>

/** `/discovery.json`: the remotes that are live, after the Frontend Discovery schema. */
export const discoverySchema = z.object({
  schema: z.string(),
  microFrontends: z.record(z.string(), z.array(discoveryEntrySchema).check(z.minLength(1))),
})
export type Discovery = z.infer<typeof discoverySchema>
