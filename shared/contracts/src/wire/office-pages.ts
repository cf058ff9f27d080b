import * as z from 'zod/mini'

import { contentDocumentSchema } from './content-page.ts'
import { markdownField } from './markdown-field.ts'
import { changeShape, storedShape } from './office-record.ts'

/** What an owner has written in place of a page's own text, as Markdown. */
export const pageFields = {
  text: markdownField,
}

/** PATCH /office/pages/{id} takes it with the version that was read. */
export const pageChangeSchema = z.object(changeShape(pageFields))
export type PageChange = z.infer<typeof pageChangeSchema>

/** GET /office/pages/{id} */
export const officePageSchema = z.object({ _id: z.string(), ...storedShape(pageFields) })
export type OfficePage = z.infer<typeof officePageSchema>

/** GET /office/pages */
export const officePageListSchema = z.object({ results: z.array(officePageSchema) })

const localizedText = z.object({ en: z.string(), ar: z.string() })

/** GET /office/pages/{id}/history: what was saved, the latest first. */
export const pageHistorySchema = z.object({
  results: z.array(
    z.object({
      _id: z.string(),
      /** ISO 8601. */
      at: z.string(),
      /** E-mail address of whoever saved it. */
      who: z.string(),
      /** Empty where the page's own text was restored. */
      text: localizedText,
    }),
  ),
})
export type PageHistory = z.infer<typeof pageHistorySchema>

/** POST /office/pages/preview, request: texts that are not saved. */
export const pagePreviewRequestSchema = z.object({ text: localizedText })

/** POST /office/pages/preview: how shoppers would see them. */
export const pagePreviewSchema = z.object({ en: contentDocumentSchema, ar: contentDocumentSchema })
