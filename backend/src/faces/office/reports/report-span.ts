import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../../../platform/db/schema.ts'
import { addDays, toStart } from './report.rules.ts'

/** A span of time in UTC, without its end. */
export interface Span {
  since: string
  until: string
}

/** The span of days of the shop. */
export const toSpan = (from: string, to: string): Span => ({
  since: toStart(from),
  until: toStart(addDays(to, 1)),
})

/** The orders that were paid in a span. */
export const selectPaid = (db: Db, { since, until }: Span) =>
  db
    .selectFrom('orders')
    .where('status', '=', 'paid')
    .where('paidAt', '>=', since)
    .where('paidAt', '<', until)

/** Whether an order was not given back whole. */
export const isSale: RawBuilder<boolean> = sql<boolean>`(${sql.ref('refunded')} = 0 or ${sql.ref('refunded')} < ${sql.ref('total')})`
