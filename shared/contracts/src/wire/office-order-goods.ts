import * as z from 'zod/mini'

import { localizedTextSchema } from './text.ts'

/** What an order is of, as lists say it. */
export const orderGoodsSchema = z.object({
  /** Of its first line, and how many lines follow. */
  title: localizedTextSchema,
  quantity: z.int(),
  more: z.int(),
  /** Whether a text or a logo is put on any of them. */
  personalized: z.boolean(),
})
