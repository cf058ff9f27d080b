import * as z from 'zod/mini'

import { isRecord, toText } from './normalize.ts'
import { emailSchema, idSchema } from './text.ts'
import {
  id,
  optionalMessage,
  optionalPart,
  optionalText,
  textOrEmpty,
  tolerant,
} from './tolerant.ts'

/** Claims of the session token; `_id` is required. */
export const tokenClaimsSchema = z.looseObject({
  _id: id,
  exp: z.optional(z.number()),
})
export type TokenClaims = z.infer<typeof tokenClaimsSchema>

/** A number without its parts is the full one. */
export const phoneSchema = tolerant(
  z.object({ dialCode: optionalText, fullNumber: optionalText }),
  (raw) => {
    const fullNumber = toText(raw)
    return fullNumber === undefined ? raw : { fullNumber }
  },
)

/** Name and e-mail address are empty when they are missing: the checkout asks for them. */
export const profileSchema = z.object({
  _id: id,
  firstName: textOrEmpty,
  lastName: optionalText,
  email: textOrEmpty,
  address: optionalText,
  avatar: optionalText,
  phone: optionalPart(phoneSchema),
})
export type Profile = z.infer<typeof profileSchema>

/** GET users/profile/{userId} */
export const profileResponseSchema = z.object({ data: profileSchema })

const name = z.string().check(z.trim(), z.maxLength(100))

/** PATCH /users/dashboard/update-profile/{userId}, request. */
export const profileUpdateSchema = z.object({
  firstName: name.check(z.minLength(1)),
  lastName: z.optional(name),
  email: emailSchema,
  address: z.optional(z.string().check(z.trim(), z.maxLength(500))),
})
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>

/** A response whose message, if there is one, is shown to the shopper as it is; it may have no body. */
export const messageResponseSchema = tolerant(z.object({ message: optionalMessage }), (raw) =>
  isRecord(raw) ? raw : raw === '' || raw === null || raw === undefined ? {} : raw,
)

/** POST {api base}/users/auth/logout, request. */
export const logoutRequestSchema = z.object({ userId: idSchema })
