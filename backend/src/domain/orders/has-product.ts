import { type RawBuilder, sql, type SqlBool } from 'kysely'

import { escapePattern } from '../../platform/db/escape-pattern.ts'

/** Condition that the lines of an order have a product. @param productId its id, of which any character may be a wildcard */
export const hasProduct = (productId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref('orders.lines')} like ${`%"id":${escapePattern(JSON.stringify(productId))},%`} escape '\\'`
