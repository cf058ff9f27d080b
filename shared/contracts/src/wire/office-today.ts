import * as z from 'zod/mini'

import { officeMessageSchema } from './office-messages.ts'
import { officeOrderSchema } from './office-orders.ts'
import { officeReportSchema } from './office-reports.ts'
import { optionalLocalizedTextSchema } from './text.ts'

/** What an owner does before the shop can be trusted with a buyer, in this order. */
export const setupTasks = ['products', 'contact', 'delivery', 'tax', 'payments', 'mail'] as const
export type SetupTask = (typeof setupTasks)[number]

/** Records of each kind that the first page lists at most. */
export const OFFICE_TODAY_LIMIT = 5

/** GET /office/today: what waits for somebody, and what was sold. */
export const officeTodaySchema = z.object({
  /** Paid orders that nobody works on, the oldest first. */
  orders: z.array(officeOrderSchema),
  /** Messages that nobody has answered, the newest first. */
  messages: z.array(officeMessageSchema),
  /** Products in the shop with few pieces left, the fewest first, and how many there are of them. */
  lowStock: z.array(
    z.object({ _id: z.string(), title: optionalLocalizedTextSchema, stock: z.int() }),
  ),
  lowStockCount: z.int(),
  /** Yesterday and today. */
  sales: officeReportSchema.shape.days,
  /** What is left to do, for owners. */
  tasks: z.array(z.enum(setupTasks)),
})
export type OfficeToday = z.infer<typeof officeTodaySchema>
