import * as z from 'zod/mini'

import { markdownField } from './markdown-field.ts'
import { flagField, integerField, pictureField, textField } from './office-fields.ts'
import { changeShape, storedShape } from './office-record.ts'

/** A post of the blog; without a text, the blog's own of this id. */
export const postFields = {
  date: textField(10, {
    required: true,
    type: 'date',
    schema: z.string().check(z.regex(z.regexes.date, 'Please write the day.')),
  }),
  readMinutes: integerField({ max: 3 }),
  text: markdownField,
  /** Empty for none, or that of the blog's own post. */
  picture: pictureField(),
  hidden: flagField(false, { list: true }),
}

/** POST /office/posts, and PATCH /office/posts/{id} with the version that was read. */
export const postChangeSchema = z.object(changeShape(postFields))
export type PostChange = z.infer<typeof postChangeSchema>

/** GET /office/posts/{id} */
export const officePostSchema = z.object({ _id: z.string(), ...storedShape(postFields) })
export type OfficePost = z.infer<typeof officePostSchema>

/** GET /office/posts */
export const officePostListSchema = z.object({ results: z.array(officePostSchema) })
