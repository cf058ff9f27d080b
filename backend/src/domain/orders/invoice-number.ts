import { sql } from 'kysely'

import type { Db, Trx } from '../../platform/db/schema.ts'

/** The last of the numbers; 0 before the first. */
const findLastInvoiceNumber = async (db: Db | Trx): Promise<number> => {
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

/** In `meta`: the row that serialises whoever assigns a number. */
const LOCK_NAME = 'invoiceNumbers'

/**
 * Serialises whoever takes the next number of an invoice or a credit note until the transaction ends. Numbers are consecutive:
 * one transaction after another takes the next, and gives it back when it is undone.
 */
export async function lockInvoiceNumbers(trx: Trx): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ name: LOCK_NAME, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute()
}

/** Gives a paid order the shop's next number. The caller must hold the lock of the numbers. */
export async function assignInvoiceNumber(trx: Trx, orderId: string): Promise<number> {
  const invoiceNumber = (await findLastInvoiceNumber(trx)) + 1
  await trx.updateTable('orders').set({ invoiceNumber }).where('id', '=', orderId).execute()
  return invoiceNumber
}
