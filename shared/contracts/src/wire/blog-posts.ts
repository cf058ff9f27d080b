import * as z from 'zod/mini'

import { contentDocumentSchema } from './content-page.ts'

const shape = {
  /** Part of its address. */
  id: z.string(),
  /** ISO 8601, of a day. */
  date: z.string(),
  readMinutes: z.int(),
  /** Empty for none, or that of the blog's own post of this id. */
  pictureUrl: z.string(),
}
const localizedText = z.object({ en: z.string(), ar: z.string() })

/** GET /blog-posts?version: the posts that an owner has written, and the blog's own that are hidden. */
export const blogPostListSchema = z.object({
  results: z.array(z.object({ ...shape, title: localizedText, description: localizedText })),
  hidden: z.array(z.string()),
})
export type BlogPostList = z.infer<typeof blogPostListSchema>

/** GET /blog-posts/{id}?version: a post that an owner has written; 404 for any other. */
export const blogPostSchema = z.object({
  ...shape,
  en: contentDocumentSchema,
  ar: contentDocumentSchema,
})
export type BlogPost = z.infer<typeof blogPostSchema>
