import { z } from 'zod/mini'

import { pagedSchema } from './paging.ts'
import { idSchema } from './text.ts'
import { phoneSchema } from './user.ts'

const text = z.nullish(z.string())

export const agentSchema = z.object({
  _id: idSchema,
  firstName: text,
  lastName: text,
  avatar: text,
  bannerBg: text,
  location: z.nullish(z.object({ country: text, city: text, state: text, zipCode: text })),
  phone: z.nullish(phoneSchema),
  jobInformation: z.nullish(z.unknown()),
  socialMediaLinks: z.nullish(
    z.object({ facebook: text, instagram: text, twitter: text, tiktok: text }),
  ),
})
export type Agent = z.infer<typeof agentSchema>

/** GET /users?role=agent&limit=10&page={page} */
export const agentPageSchema = pagedSchema(agentSchema)
export const AGENT_PAGE_SIZE = 10

/** POST /messages, request. An empty message is valid; the response is `{message}`. */
export const agentMessageSchema = z.object({
  senderId: idSchema,
  receiverId: idSchema,
  message: z.string().check(z.maxLength(5000)),
})
export type AgentMessage = z.infer<typeof agentMessageSchema>
