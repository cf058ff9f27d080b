import * as z from 'zod/mini'

import { officePermissions } from '../rules/office-permissions.ts'
import { normalizeTyped } from '../rules/typed-text.ts'
import { pagedSchema } from './paging.ts'
import { emailSchema } from './text.ts'

const role = z.enum(['owner', 'staff'])

/** What people may do in the office: staff sell, owners also say who is staff and read the log. */
export type OfficeRole = z.infer<typeof role>

const permissions = z.array(z.enum(officePermissions))

/** GET /office/session: who the member is in the office. */
export const officeSessionSchema = z.object({
  role,
  name: z.string(),
  /** Owners have all; a backend that does not tell has none to give. */
  permissions: z._default(permissions, [...officePermissions]),
  /** Whether this session lacks one, its code has to be typed, or was typed. */
  secondFactor: z.enum(['missing', 'needed', 'passed']),
})

/** POST /office/session and /office/second-factor/confirm, request: a code of the app, or a recovery code. */
export const officeCodeSchema = z.object({
  code: z.string().check(z.overwrite(normalizeTyped), z.minLength(1), z.maxLength(40)),
})

/** POST /office/second-factor: what an authenticator app needs. */
export const secondFactorSchema = z.object({
  /** `otpauth://…`, as a QR code holds it. */
  uri: z.string(),
  /** The secret alone, in base 32, to be typed. */
  key: z.string(),
})

/** POST /office/second-factor/confirm: codes for a lost phone, each of which works once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) })

/** A role that was offered to an e-mail address, and not taken up. */
const staffInvitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  role,
  permissions,
  /** ISO 8601. */
  expiresAt: z.string(),
  /** The link has to be sent again. */
  hasExpired: z.boolean(),
})
export type StaffInvitation = z.infer<typeof staffInvitationSchema>

/** GET /office/staff: everybody with a role, and who was invited. */
export const staffListSchema = z.object({
  results: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      role,
      /** Permissions of staff; owners may do everything. */
      permissions: z._default(permissions, []),
      /** Whether an authenticator app is set up. */
      hasSecondFactor: z.boolean(),
    }),
  ),
  invitations: z._default(z.array(staffInvitationSchema), []),
})
export type StaffMember = z.infer<typeof staffListSchema>['results'][number]

/**
 * POST /office/staff, request: offers a role to an e-mail address by a link that is sent there, changes that of somebody who
 * has one, or, with null, takes it away or withdraws the offer.
 */
export const staffChangeSchema = z.object({
  email: emailSchema,
  role: z.nullable(role),
  permissions: z._default(permissions, []),
})
export type StaffChange = z.infer<typeof staffChangeSchema>

/** An entry of the audit log: a change that was made in the office. */
export const officeLogEntrySchema = z.object({
  _id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** E-mail address of whoever made it. */
  who: z.string(),
  /** `product`, `staff`, … */
  kind: z.string(),
  /** Id of what was changed. */
  subject: z.string(),
  /** The present e-mail address of a person whom it is about, or the number of an order; others are called by their id. */
  subjectName: z.optional(z.string()),
  /** The fields that differ, as JSON texts; null where there was nothing. */
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
})
export type OfficeLogEntry = z.infer<typeof officeLogEntrySchema>

/** GET /office/log?page */
export const officeLogSchema = pagedSchema(officeLogEntrySchema)

/** GET /office/counts: what waits for somebody, by the page of the office that lists it. */
export const officeCountsSchema = z.object({
  /** Paid orders that nobody has taken into work. */
  orders: z.int(),
  /** Orders that are being prepared; backends of earlier versions do not tell. */
  inWork: z.optional(z.int()),
  /** Messages that nobody has answered. */
  messages: z.int(),
})
export type OfficeCounts = z.infer<typeof officeCountsSchema>
