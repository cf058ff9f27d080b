import { sql } from 'kysely'

import type { Db, Trx } from './schema.ts'

/** The last of the numbers; 0 before the first. */
export const findLastInvoiceNumber = async (db: Db | Trx): Promise<number> => {
  const { last } = await db
    .selectFrom('orders')
    .select((e) => e.fn.max('invoiceNumber').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** Numbers the paid orders that have no number yet, by the time of their payment. */
export async function numberPaidOrders(db: Db | Trx): Promise<void> {
  const last = await findLastInvoiceNumber(db)
  await sql`
    update ${sql.table('orders')} set ${sql.ref('invoiceNumber')} = numbered.position + ${sql.lit(last)}
    from (
      select ${sql.ref('id')}, row_number() over (order by ${sql.ref('paidAt')}, ${sql.ref('id')}) as position
      from ${sql.table('orders')}
      where ${sql.ref('status')} = 'paid' and ${sql.ref('invoiceNumber')} is null
    ) as numbered
    where numbered.${sql.ref('id')} = ${sql.ref('orders.id')}`.execute(db)
}
