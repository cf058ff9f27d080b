import * as z from 'zod/mini'

import { localizedField } from './office-fields.ts'

const MAX_CHARACTERS = 30_000

const markdown = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_CHARACTERS),
    z.regex(/^(?:$|# +\S)/, 'Please begin with the title of the page: # and its words.'),
  )

/** Empty in both languages, the page has its own text. */
const textSchema = z.object({ en: markdown, ar: markdown }).check(
  z.check(({ value, issues }) => {
    const missing = (['en', 'ar'] as const).filter((lang) => value[lang] === '')
    if (missing.length !== 1) return
    const message = 'Please fill in every text in both languages.'
    issues.push({ code: 'custom', path: [...missing], input: value, message })
  }),
)

/** A text with a title, in Markdown and both languages. */
export const markdownField = { ...localizedField(MAX_CHARACTERS, { rows: 18 }), change: textSchema }
