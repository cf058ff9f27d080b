import { z } from 'zod/mini'

/** Body of every 4xx and 5xx response; some backends wrap the message in `data`. */
export const errorBodySchema = z.object({
  message: z.optional(z.string()),
  data: z.optional(z.nullish(z.looseObject({ message: z.optional(z.string()) }))),
})
