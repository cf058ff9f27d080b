import * as z from 'zod/mini'

import {
  extensionSchema,
  filesByPathSchema,
  markdownPathsSchema,
  pathPatternsSchema,
  queryByPathSchema,
  sessionPathsSchema,
  skeletonsByPathSchema,
  slotsByPathSchema,
} from './discovery.ts'

/** Title and description of a page for search engines and link previews; `{brand}` stands for the brand's name. */
export const pageMetaSchema = z.object({ title: z.string(), description: z.string() })
export type PageMeta = z.infer<typeof pageMetaSchema>

/**
 * The modules that a build shares at run time, by request: the version it was built with, the range (semver) it accepts, and
 * whether it brings no copy of its own.
 */
export const sharedModulesSchema = z.record(
  z.string(),
  z.object({
    version: z.string(),
    requiredVersion: z.string(),
    import: z.optional(z.boolean()),
  }),
)
export type SharedModules = z.infer<typeof sharedModulesSchema>

/** What pages may be allowed to ask other origins for. Scripts and styles are a remote's own files. */
export const originKinds = ['connect', 'img', 'media', 'frame', 'font'] as const

/** An origin as a content security policy names it, which nothing can be added to by it. `http` is for one's own machine. */
export const originPattern =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http:\/\/localhost)(?::(?!443$)[1-9]\d{0,4})?$/

const originSchema = z
  .string()
  .check(z.regex(originPattern, 'It must be an origin such as https://tiles.example'))

/** What a remote touches outside of its region, besides what every page of the shop may. */
export const touchesSchema = z.object({
  /** Keys of storage, and names of cookies, databases and caches; `*` at the end stands for any rest. */
  storage: z.optional(z.array(z.string())),
  /** Origins that its pages ask, by what they ask them for. */
  origins: z.optional(z.partialRecord(z.enum(originKinds), z.array(originSchema))),
  /** Listeners that stay when its pages are left, such as `window resize`. */
  listeners: z.optional(z.array(z.string())),
})
export type Touches = z.infer<typeof touchesSchema>

/** `remote.json`, which the build writes beside a remote's files. File names are relative to its folder. */
export const remoteManifestSchema = z.object({
  name: z.string(),
  /** Semver range of the kernel that it was built against. */
  kernel: z.string(),
  /** Keys of the container's `exposes`. */
  exposes: z.array(z.string()),
  shared: sharedModulesSchema,
  /** Bytes (gzip) that one of its pages may need; null for the common budget. */
  budget: z.nullable(z.number()),
  /** Bytes of source by library that it brings into the shop; older versions state none. */
  libraries: z.optional(z.record(z.string(), z.number())),
  /** Names that it uses of shared modules at run time (`useCart`, `cart.add`), by request; older versions state none. */
  uses: z.optional(z.record(z.string(), z.array(z.string()))),
  paths: pathPatternsSchema,
  entry: z.string(),
  /** Files that every page needs. */
  preload: z.array(z.string()),
  pages: filesByPathSchema,
  query: z.optional(queryByPathSchema),
  session: z.optional(sessionPathsSchema),
  /** Titles and descriptions by path pattern; redirects have none. */
  meta: z.record(z.string(), z.object({ en: pageMetaSchema, ar: pageMetaSchema })),
  /** Path patterns that search engines must not list. */
  noindex: z.array(z.string()),
  touches: z.optional(touchesSchema),
  markdown: z.optional(markdownPathsSchema),
  skeletons: z.optional(skeletonsByPathSchema),
  /** Versions from before slots were there have neither. */
  slots: z.optional(slotsByPathSchema),
  extensions: z.optional(
    z.array(
      z.extend(extensionSchema, {
        /** What a slot may hand over, with which it is shown alone. */
        example: z.optional(z.record(z.string(), z.unknown())),
      }),
    ),
  ),
})
export type RemoteManifest = z.infer<typeof remoteManifestSchema>
