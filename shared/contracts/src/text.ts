import { z } from 'zod/mini'

/** A text in both languages; English is required and the fallback. */
export const localizedTextSchema = z.object({ en: z.string(), ar: z.optional(z.string()) })
export type LocalizedText = z.infer<typeof localizedTextSchema>

/** Opaque id of a record; safe in a path segment. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
