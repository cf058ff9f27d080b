import * as z from 'zod/mini'

import { offlineMethods } from '../rules/offline-payment.ts'
import { officeMessageSchema } from './office-messages.ts'
import { officeOrderSchema } from './office-orders.ts'
import { officeReportSchema } from './office-reports.ts'
import { optionalLocalizedTextSchema } from './text.ts'

/** What an owner does before the shop can be trusted with a buyer, in this order. */
export const setupTasks = ['products', 'contact', 'delivery', 'tax', 'payments', 'mail'] as const
export type SetupTask = (typeof setupTasks)[number]

/** Records of each kind that the first page lists at most, and orders. */
export const OFFICE_TODAY_LIMIT = 5
export const OFFICE_TODAY_ORDERS = 8

/** Days whose sales the first page shows. */
export const OFFICE_TODAY_DAYS = 14

/** Why somebody has to decide on an order: its payment is disputed, a refund was refused, or its stock did not suffice. */
export const orderProblems = ['dispute', 'refund', 'stock'] as const
export type OrderProblem = (typeof orderProblems)[number]

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
  /** The last two weeks, today at the end; from backends of earlier versions yesterday and today. */
  sales: officeReportSchema.shape.days,
  /** How many orders in hand were promised for days before today, for today and for tomorrow. */
  due: z.optional(z.object({ late: z.int(), today: z.int(), tomorrow: z.int() })),
  /** What is still to come for orders without a card, OMR, decimal. */
  awaited: z.optional(
    z.array(z.object({ method: z.enum(offlineMethods), orders: z.int(), amount: z.number() })),
  ),
  /** Orders on which somebody has to decide, the newest first. */
  problems: z.optional(
    z.array(z.object({ order: officeOrderSchema, problem: z.enum(orderProblems) })),
  ),
  /** What is left to do, for owners. */
  tasks: z.array(z.enum(setupTasks)),
})
export type OfficeToday = z.infer<typeof officeTodaySchema>
