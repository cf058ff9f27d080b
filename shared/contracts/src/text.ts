import { z } from 'zod/mini'

/** A text per language; English is always there and is the fallback. */
export const localizedTextSchema = z.object({ en: z.string(), ar: z.optional(z.string()) })
export type LocalizedText = z.infer<typeof localizedTextSchema>

/** Identifier of any record: opaque, safe in a path segment. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
