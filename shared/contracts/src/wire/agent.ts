import * as z from 'zod/mini'

import { type AgentFilter, agentFilters } from './agent-filters.ts'
import { completePage, paginateSchema } from './paging.ts'
import { idSchema, localizedTextSchema } from './text.ts'
import { id, listOf, optionalPart, optionalText, tolerant } from './tolerant.ts'
import { phoneSchema } from './user.ts'

/** Name and place in another language than English. */
const agentTranslationSchema = z.object({
  firstName: optionalText,
  lastName: optionalText,
  country: optionalText,
  city: optionalText,
  state: optionalText,
})

export const agentSchema = z.object({
  _id: id,
  firstName: optionalText,
  lastName: optionalText,
  avatar: optionalText,
  bannerBg: optionalText,
  location: optionalPart(
    z.object({
      country: optionalText,
      city: optionalText,
      state: optionalText,
      zipCode: optionalText,
    }),
  ),
  phone: optionalPart(phoneSchema),
  /** The languages that the agent speaks, by their names. */
  languages: optionalPart(z.array(localizedTextSchema)),
  jobInformation: tolerant(z.optional(z.unknown()), (raw) => raw ?? undefined),
  socialMediaLinks: optionalPart(
    z.object({
      facebook: optionalText,
      instagram: optionalText,
      twitter: optionalText,
      tiktok: optionalText,
    }),
  ),
  translations: optionalPart(z.object({ ar: optionalPart(agentTranslationSchema) })),
})
export type Agent = z.infer<typeof agentSchema>

/** What agents have in common, such as the city that they are in. */
const agentFacetSchema = z.object({
  /** The list is filtered by the English name. */
  name: localizedTextSchema,
  /** How many they are. */
  count: z.int().check(z.gte(1)),
})
export type AgentFacet = z.infer<typeof agentFacetSchema>

const facets = optionalPart(z.array(agentFacetSchema))

/** GET /users?role=agent&limit=10&page={page}, and each of `agentFilters` by a name, where the response before has had its list. */
export const agentPageSchema = tolerant(
  z.object({
    results: listOf(agentSchema),
    paginate: paginateSchema,
    /** They are those of the whole directory; undefined from a backend that filters by none. */
    ...(Object.fromEntries(Object.values(agentFilters).map((list) => [list, facets])) as Record<
      (typeof agentFilters)[AgentFilter],
      typeof facets
    >),
  }),
  completePage,
)

/** POST /messages, request. An empty message is valid; the response is `messageResponseSchema`. */
export const agentMessageSchema = z.object({
  senderId: idSchema,
  receiverId: idSchema,
  message: z.string().check(z.maxLength(5000)),
})
export type AgentMessage = z.infer<typeof agentMessageSchema>
