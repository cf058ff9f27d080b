import * as z from 'zod/mini'

/** React Router path patterns that a remote owns. */
export const pathPatternsSchema = z.array(z.string().check(z.startsWith('/'))).check(z.minLength(1))

/** Files that the page of each path pattern needs in addition to the remote's `preload`. */
export const filesByPathSchema = z.record(z.string(), z.array(z.string()))

/** The query parameters that the page of each path pattern reads; versions from before it was stated have none. */
export const queryByPathSchema = z.record(z.string(), z.array(z.string()))

/** Other origins that a remote's pages ask, by what they ask them for; whoever uses them checks both. */
export const originsByKindSchema = z.record(z.string(), z.array(z.string()))

/** Path patterns whose pages need a session; versions from before it was stated have none. */
export const sessionPathsSchema = z.array(z.string())

/** Path patterns whose pages are there in Markdown, too; versions from before it was stated have none. */
export const markdownPathsSchema = z.array(z.string())

/** The slots that the page of each path pattern has; pages without any are not listed. */
export const slotsByPathSchema = z.record(z.string(), z.array(z.string()))

/** The kind of skeleton that stands for the page of each path pattern until it is there; pages of the plain kind are not listed. */
export const skeletonsByPathSchema = z.record(z.string(), z.string())

/** Height in px of the place that is kept for an extension, below and from 768 px. */
const heightSchema = z.object({ narrow: z.number(), wide: z.number() })

/** What a remote adds to slots of other pages. */
export const extensionSchema = z.object({
  key: z.string(),
  slots: z.array(z.string()),
  order: z.number(),
  height: heightSchema,
  /**
   * `members`: whether it is for members only, or for anonymous visitors only. `config`: a key of the run-time configuration
   * without which it has nothing to show.
   */
  condition: z.optional(
    z.object({ members: z.optional(z.boolean()), config: z.optional(z.string()) }),
  ),
  /** Files that it needs besides the remote's entry. */
  files: z.array(z.string()),
})
export type Extension = z.infer<typeof extensionSchema>

/** This site's extension of an entry of the Frontend Discovery schema. */
export const discoveryExtrasSchema = z.object({
  paths: pathPatternsSchema,
  /** Semver range of the kernel that the remote was built against. */
  kernel: z.string(),
  /**
   * Files that every page of the remote needs, relative to the folder of `url`. Those named
   * `messages.….LANG.…` are needed in that language only.
   */
  preload: z.array(z.string()),
  pages: filesByPathSchema,
  query: z.optional(queryByPathSchema),
  session: z.optional(sessionPathsSchema),
  origins: z.optional(originsByKindSchema),
  markdown: z.optional(markdownPathsSchema),
  slots: z.optional(slotsByPathSchema),
  skeletons: z.optional(skeletonsByPathSchema),
  extensions: z.optional(z.array(extensionSchema)),
  /** Digest of the entry at `fallbackUrl`. */
  fallback: z.optional(z.object({ integrity: z.string() })),
})

export const discoveryEntrySchema = z.object({
  /** URL of the remote's container script. */
  url: z.string().check(z.minLength(1)),
  fallbackUrl: z.optional(z.string()),
  metadata: z.object({ version: z.string(), integrity: z.optional(z.string()) }),
  deployment: z.optional(
    z.object({ traffic: z.optional(z.number()), default: z.optional(z.boolean()) }),
  ),
  extras: discoveryExtrasSchema,
})
export type DiscoveryEntry = z.infer<typeof discoveryEntrySchema>

/** `/discovery.json`: the live remotes, in the format of the Frontend Discovery schema. */
export const discoverySchema = z.object({
  schema: z.string(),
  microFrontends: z.record(z.string(), z.array(discoveryEntrySchema).check(z.minLength(1))),
})
export type Discovery = z.infer<typeof discoverySchema>
