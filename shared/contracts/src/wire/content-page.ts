import * as z from 'zod/mini'

import { isSafeHref, type RichNode, richTags } from '../rules/rich-text.ts'

const richNodeSchema: z.ZodMiniType<RichNode> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({
      tag: z.enum(richTags),
      href: z.optional(z.string().check(z.refine(isSafeHref))),
      children: z.array(richNodeSchema),
    }),
  ]),
)
const richTextSchema = z.array(richNodeSchema)

const part = { id: z.string(), title: z.string(), body: richTextSchema }

/** A text of an owner, parsed: a title, and sections below headings. */
export const contentDocumentSchema = z.object({
  title: z.string(),
  /** The begin of the text, for search engines. */
  description: z.string(),
  /** What the first paragraph consists of. */
  lead: richTextSchema,
  /** What follows before the first section. */
  body: richTextSchema,
  /** Each with its subsections, such as questions. */
  sections: z.array(z.object({ ...part, items: z.array(z.object(part)) })),
  /** What it was parsed from. */
  markdown: z.string(),
})
export type ContentDocument = z.infer<typeof contentDocumentSchema>

/** GET /content-pages/{id}?version: what an owner has written in place of a page's own text; 404 without it. */
export const contentPageSchema = z.object({
  version: z.int(),
  /** ISO 8601. */
  changedAt: z.string(),
  en: contentDocumentSchema,
  ar: contentDocumentSchema,
})
export type ContentPage = z.infer<typeof contentPageSchema>
