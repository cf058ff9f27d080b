import * as z from 'zod/mini'

import { pictureNameSchema } from './office-goods.ts'

const PLAIN = 'Please write plain text, without < and >.'

const text = z.string().check(z.trim(), z.maxLength(100), z.regex(/^[^<>]*$/, PLAIN))
const localized = z.object({ en: text, ar: text })

const profile = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300),
    z.regex(/^(https:\/\/[^\s<>"']+)?$/, 'Please write addresses that begin with https://.'),
  )

/** The networks of an agent's profiles. */
export const agentNetworks = ['facebook', 'instagram', 'twitter', 'tiktok'] as const

/** POST /office/agents, and PATCH /office/agents/{id} with the version that was changed. */
export const agentChangeSchema = z.object({
  firstName: z.object({
    en: text.check(z.minLength(1, 'Please give the agent a name in English.')),
    ar: text,
  }),
  lastName: localized,
  city: localized,
  state: localized,
  country: localized,
  zipCode: text,
  /** With the plus sign, such as `+968`; empty with an empty number. */
  dialCode: z.string().check(z.trim(), z.regex(/^(\+\d{1,4})?$/)),
  /** Digits after the dial code. */
  phoneNumber: z.string().check(z.trim(), z.regex(/^(\d{5,14})?$/)),
  picture: pictureNameSchema,
  banner: pictureNameSchema,
  social: z.object({ facebook: profile, instagram: profile, twitter: profile, tiktok: profile }),
  position: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** Only the office sees the agent. */
  hidden: z.boolean(),
})
export type AgentChange = z.infer<typeof agentChangeSchema>

const storedText = z.object({ en: z.string(), ar: z.string() })

/** An agent in the office. Rows that were written otherwise may break the rules of a change. */
export const officeAgentSchema = z.object({
  _id: z.string(),
  version: z.int(),
  firstName: storedText,
  lastName: storedText,
  city: storedText,
  state: storedText,
  country: storedText,
  zipCode: z.string(),
  dialCode: z.string(),
  phoneNumber: z.string(),
  picture: z.string(),
  /** Empty without a picture. */
  pictureUrl: z.string(),
  banner: z.string(),
  bannerUrl: z.string(),
  social: z.object({
    facebook: z.string(),
    instagram: z.string(),
    twitter: z.string(),
    tiktok: z.string(),
  }),
  position: z.int(),
  hidden: z.boolean(),
})
export type OfficeAgent = z.infer<typeof officeAgentSchema>

/** GET /office/agents */
export const officeAgentListSchema = z.object({ results: z.array(officeAgentSchema) })
