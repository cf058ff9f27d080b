import { z } from 'zod/mini'

/** The file of a release store with its previews. Nothing serves it: it has the keys of their links. */
export const PREVIEWS_FILE = '.live/previews.json'

/** The file with the time (ISO 8601) at which a site followed the link of a preview last. */
export const openedFile = (name: string): string => `.live/opened/${name}`

/** Returns whether a text may be the name of a preview: it is a part of addresses and the name of a file. */
export const isPreviewName = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,49}$/.test(text)

const previewSchema = z.object({
  /** Distinguishes its link from those of earlier previews of the same name; who does not know it has no permission. */
  key: z.string(),
  /** By name of the front end: the versions that it shows instead of the live ones. */
  versions: z.record(z.string(), z.string()),
  /** ISO 8601, as `madeAt`. */
  until: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  /** Whether its versions may be changed no more. */
  locked: z.boolean(),
})
/** Versions that whoever has its link gets instead of the live ones, until it ends. */
export type Preview = z.infer<typeof previewSchema>

const previewsSchema = z.record(z.string(), previewSchema)
/** Previews by name. */
export type Previews = z.infer<typeof previewsSchema>

/** Reads the file's text, null for a missing file. @throws when it is damaged */
export const parsePreviews = (text: string | null): Previews =>
  text === null ? {} : previewsSchema.parse(JSON.parse(text))

/** The preview of a name; undefined without one. */
export const findPreview = (previews: Previews, name: string): Preview | undefined =>
  Object.hasOwn(previews, name) ? previews[name] : undefined

/** The previews that have not expired. */
export const selectLiving = (previews: Previews, now: Date): Previews =>
  Object.fromEntries(
    Object.entries(previews).filter(([, { until }]) => Date.parse(until) > now.getTime()),
  )

/** What a link carries: the preview's name and its key. */
export const formatPreviewToken = (name: string, { key }: Pick<Preview, 'key'>): string =>
  `${name}.${key}`
