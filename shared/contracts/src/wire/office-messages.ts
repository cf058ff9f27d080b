import * as z from 'zod/mini'

import { pagedSchema } from './paging.ts'

/** What the office answers: messages to agents, and the forms that people write a text in. */
export const officeMessageKinds = [
  'agent',
  'contact',
  'support',
  'comment',
  'application',
  'order',
] as const

/** What people write in a form, in the order in which it is read; to an agent, the message alone. */
export const officeMessageFields = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'article',
  'order',
  'job',
  'subject',
  'question',
  'message',
  'comment',
  'comments',
] as const

/** The states that the office filters by. */
export const officeMessageStates = ['new', 'answered'] as const
export type OfficeMessageState = (typeof officeMessageStates)[number]

/** The orders of the list; `-` is the latest first. */
export const officeMessageSorts = ['received', '-received', 'kind', '-kind'] as const
export type OfficeMessageSort = (typeof officeMessageSorts)[number]

export const MAX_ANSWER_LENGTH = 5000

/** A message in the list of the office. */
export const officeMessageSchema = z.object({
  _id: z.string(),
  kind: z.enum(officeMessageKinds),
  /** Name of the sender, else their e-mail address; empty when neither was left. */
  from: z.string(),
  /** What it is about, in one line; empty when nothing was written. */
  about: z.string(),
  /** The beginning of what was written, in one line; backends of earlier versions do not tell. */
  beginning: z.optional(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  state: z.enum(officeMessageStates),
})
export type OfficeMessage = z.infer<typeof officeMessageSchema>

/** GET /office/messages?state&sort&page */
export const officeMessagePageSchema = pagedSchema(officeMessageSchema)

/** GET /office/messages/{id} */
export const officeMessageDetailsSchema = z.extend(officeMessageSchema, {
  /** The language of the page on which it was written, or of the member who wrote it: the answer is sent in it. */
  language: z.enum(['en', 'ar']),
  /** Where an answer goes; null when no address was left that one can be sent to. */
  email: z.nullable(z.string()),
  /** Name of the agent that it was written to; null for forms. */
  agent: z.nullable(z.string()),
  /** Id of the order that it is about; null for most. */
  orderId: z._default(z.nullable(z.string()), null),
  /** What was written, by the name of the field, in the order of the form. */
  fields: z.array(z.object({ name: z.enum(officeMessageFields), text: z.string() })),
  /** Null while nobody has answered. */
  answer: z.nullable(
    z.object({
      /** What was sent; null when it was settled without an e-mail. */
      text: z.nullable(z.string()),
      /** E-mail address of whoever answered; empty when that is not known. */
      by: z.string(),
      /** ISO 8601. */
      at: z.string(),
    }),
  ),
})
export type OfficeMessageDetails = z.infer<typeof officeMessageDetailsSchema>

/** POST /office/messages/{id}/answer, request: sends an answer, or settles the message without one (null). */
export const officeAnswerSchema = z.object({
  text: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ANSWER_LENGTH))),
})
export type OfficeAnswer = z.infer<typeof officeAnswerSchema>
