import * as z from 'zod/mini'

import { pagedSchema } from './paging.ts'
import { emailSchema } from './text.ts'

/** The orders of the list; `-` is the latest or greatest first. */
export const officeMemberSorts = [
  'registered',
  '-registered',
  'name',
  '-name',
  'paid',
  '-paid',
] as const
export type OfficeMemberSort = (typeof officeMemberSorts)[number]

/** A member in the list of the office. */
export const officeMemberSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** ISO 8601, of the registration. */
  createdAt: z.string(),
  /** OMR, decimal: what they have paid for all orders, less what was given back. */
  paid: z._default(z.number(), 0),
})
export type OfficeMember = z.infer<typeof officeMemberSchema>

/** GET /office/members?q&sort&page */
export const officeMemberPageSchema = pagedSchema(officeMemberSchema)

/** GET /office/members/{id}, and the response to POST /office/members/{id}/notes, whose request is that of an order's notes. */
export const officeMemberDetailsSchema = z.extend(officeMemberSchema, {
  phone: z.string(),
  /** Whether they may use the office; nobody of it can be deleted. */
  hasRole: z.boolean(),
  orders: z.int(),
  /** These stay, without the person, when the member is deleted: money was paid for them. */
  paidOrders: z.int(),
  /** Messages to agents, and forms. */
  messages: z.int(),
  /** ISO 8601, of their orders, paid or not; null without any. */
  firstOrderAt: z._default(z.nullable(z.string()), null),
  lastOrderAt: z._default(z.nullable(z.string()), null),
  /** What the office has noted about them, the latest first. `who` is the e-mail address of whoever wrote it, null of a deleted one. */
  notes: z._default(
    z.array(z.object({ at: z.string(), who: z.nullable(z.string()), text: z.string() })),
    [],
  ),
})
export type OfficeMemberDetails = z.infer<typeof officeMemberDetailsSchema>

/** POST /office/members/{id}/data: all that is stored about a member, for the member. */
export const memberDataSchema = z.looseObject({
  /** ISO 8601. */
  exportedAt: z.string(),
})
export type MemberData = z.infer<typeof memberDataSchema>

/** POST /office/members/{id}/deletion, request: the member's e-mail address, typed by whoever deletes them. */
export const memberDeletionSchema = z.object({ email: emailSchema })

/** POST /office/members/{id}/deletion, response. */
export const memberDeletedSchema = z.object({
  /** Paid orders that stay, with goods and amounts, without the person. */
  keptOrders: z.int(),
})
export type MemberDeleted = z.infer<typeof memberDeletedSchema>

/** Somebody who has confirmed that they want the newsletter. */
const subscriberSchema = z.object({
  _id: z.string(),
  email: z.string(),
  language: z.enum(['en', 'ar']),
  /** ISO 8601. */
  confirmedAt: z.string(),
})
export type Subscriber = z.infer<typeof subscriberSchema>

/** GET /office/newsletter?page, the newest first. */
export const subscriberPageSchema = pagedSchema(subscriberSchema)

/** GET /office/newsletter.csv?lang: everybody as a file, whose byte order mark a text would lose. */
export const subscriberTableSchema = z.instanceof(Blob)
