import { z } from 'zod/mini'

import { idSchema } from './text.ts'

/** Claims of the session token; `_id` is required. */
export const tokenClaimsSchema = z.looseObject({
  _id: z.string().check(z.minLength(1)),
  exp: z.optional(z.number()),
})
export type TokenClaims = z.infer<typeof tokenClaimsSchema>

export const phoneSchema = z.object({
  dialCode: z.optional(z.string()),
  fullNumber: z.optional(z.string()),
})

export const profileSchema = z.object({
  _id: idSchema,
  firstName: z.string(),
  lastName: z.optional(z.string()),
  email: z.string(),
  address: z.optional(z.string()),
  avatar: z.optional(z.string()),
  phone: z.optional(phoneSchema),
})
export type Profile = z.infer<typeof profileSchema>

/** GET users/profile/{userId} */
export const profileResponseSchema = z.object({ data: profileSchema })

const name = z.string().check(z.trim(), z.maxLength(100))

/** PATCH /users/dashboard/update-profile/{userId}, request. */
export const profileUpdateSchema = z.object({
  firstName: name.check(z.minLength(1)),
  lastName: z.optional(name),
  email: z.email(),
  address: z.optional(z.string().check(z.trim(), z.maxLength(500))),
})
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>

/** A response whose message is shown to the shopper as it is. */
export const messageResponseSchema = z.object({ message: z.string() })

/** POST {api base}/users/auth/logout, request. */
export const logoutRequestSchema = z.object({ userId: idSchema })
