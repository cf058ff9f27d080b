import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod/mini'

type ErrorLog = Pick<FastifyBaseLogger, 'error'>

/** Names what is wrong with a row, without its texts. */
function describeReason(error: unknown): string {
  if (!(error instanceof z.core.$ZodError)) return 'it is not JSON of the column’s shape'
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

/**
 * Reads rows of tables that their owner fills. A row that cannot be read is left out, and the log names it.
 * @param schema the contract of what is read
 * @param read may throw
 */
export function readRows<Row extends { id: string }, Item>(
  log: ErrorLog,
  table: string,
  rows: readonly Row[],
  schema: z.core.$ZodType<Item>,
  read: (row: Row) => Item,
): Item[] {
  return rows.flatMap((row) => {
    try {
      const item = read(row)
      z.encode(schema, item)
      return [item]
    } catch (error) {
      const reason = describeReason(error)
      log.error(`The row ${row.id} of ${table} cannot be read and is left out: ${reason}`)
      return []
    }
  })
}
