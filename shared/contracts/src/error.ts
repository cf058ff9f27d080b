import { z } from 'zod/mini'

/** Body of every 4xx and 5xx answer; some backends wrap the text in `data`. */
export const errorBodySchema = z.object({
  message: z.optional(z.string()),
  data: z.optional(z.nullish(z.looseObject({ message: z.optional(z.string()) }))),
})
