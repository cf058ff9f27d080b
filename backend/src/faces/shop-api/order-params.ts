import { z } from 'zod/mini'

const NO_ORDER = -1

/** The number of an order in the path. Nonsense is no error: there is no such order. */
export const orderParams = z.object({
  number: z.catch(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), NO_ORDER),
})
