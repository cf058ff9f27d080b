import { z } from '@shop/schema'

import { isRecord, tolerant, toText } from './tolerant.ts'

/** English, or the Arabic text where there is no other; a text without languages is English. */
function toLocalizedText(raw: unknown): { en: string | undefined; ar?: string } {
  if (!isRecord(raw)) return { en: toText(raw) }
  const ar = toText(raw.ar)
  return { en: toText(raw.en) || ar, ...(ar !== undefined && { ar }) }
}

/** A text in both languages; English is the fallback. */
export const localizedTextSchema = tolerant(
  z.object({ en: z.string().check(z.minLength(1)), ar: z.optional(z.string()) }),
  toLocalizedText,
)
export type LocalizedText = z.infer<typeof localizedTextSchema>

/** A text in both languages, empty when there is none. */
export const optionalLocalizedTextSchema = tolerant(
  z.object({ en: z.string(), ar: z.optional(z.string()) }),
  (raw) => {
    const { en = '', ...others } = toLocalizedText(raw)
    return { en, ...others }
  },
)

/** The ids that our own backend gives and accepts; the ids of responses are opaque. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
