import { z } from 'zod/mini'

/** Base name of a picture, for example `steel-card`; `picture-url.ts` knows its files. */
export const pictureName = z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/))

const url = z.url({ protocol: /^https$/ })

/** What `agents.card` has of an agent. */
export const agentCardSchema = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  country: z.string(),
  city: z.string(),
  state: z.string(),
  /** Name and place in Arabic. */
  ar: z.exactOptional(
    z.record(z.enum(['firstName', 'lastName', 'country', 'city', 'state']), z.string()),
  ),
  zipCode: z.string(),
  /** With the plus sign, for example `+968`. */
  dialCode: z.string().check(z.regex(/^\+\d{1,4}$/)),
  /** Digits after the dial code. */
  phoneNumber: z.string().check(z.regex(/^\d{5,14}$/)),
  /** Empty where the agent has none. */
  picture: z.union([pictureName, z.literal('')]),
  banner: pictureName,
  /** What the agent does; no page shows it. */
  jobInformation: z.exactOptional(z.strictObject({ title: z.string() })),
  /** URLs of the agent's profiles. */
  social: z.strictObject({
    facebook: z.exactOptional(url),
    instagram: z.exactOptional(url),
    twitter: z.exactOptional(url),
    tiktok: z.exactOptional(url),
  }),
})
export type AgentCard = z.infer<typeof agentCardSchema>
