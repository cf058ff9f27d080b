import * as z from 'zod/mini'

import { optionalMessage, optionalPart } from './tolerant.ts'

/** Body of every 4xx and 5xx response; some backends wrap the message in `data`. */
export const errorBodySchema = z.object({
  message: optionalMessage,
  data: optionalPart(z.looseObject({ message: optionalMessage })),
})
