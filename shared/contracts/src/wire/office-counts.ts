import * as z from 'zod/mini'

/** GET /office/counts: what waits for somebody, by the page of the office that lists it. */
export const officeCountsSchema = z.object({
  /** Paid orders that nobody has taken into work. */
  orders: z.int(),
  /** Messages that nobody has answered. */
  messages: z.int(),
})
export type OfficeCounts = z.infer<typeof officeCountsSchema>
