import * as z from 'zod/mini'

import { officeMemberSchema } from './office-members.ts'
import { officeMessageSchema } from './office-messages.ts'
import { officeOrderSchema } from './office-orders.ts'
import { optionalLocalizedTextSchema } from './text.ts'

/** How many records of each kind a search returns at most. */
export const OFFICE_SEARCH_LIMIT = 5

/** GET /office/search?q: the first records of each kind that somebody may see. Members are for owners. */
export const officeSearchSchema = z.object({
  orders: z.array(officeOrderSchema),
  products: z.array(
    z.object({ _id: z.string(), title: optionalLocalizedTextSchema, hidden: z.boolean() }),
  ),
  members: z.array(officeMemberSchema),
  messages: z.array(officeMessageSchema),
})
export type OfficeSearch = z.infer<typeof officeSearchSchema>
