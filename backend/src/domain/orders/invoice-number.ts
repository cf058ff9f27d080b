import { findLastInvoiceNumber } from '../../platform/db/invoice-numbers.ts'
import type { Trx } from '../../platform/db/schema.ts'

/** In `meta`: the row that serialises whoever assigns a number. */
const LOCK_NAME = 'invoiceNumbers'

/**
 * Gives a paid order the shop's next number. Numbers are consecutive: one transaction after another takes the next, and gives it
 * back when it is undone.
 */
export async function assignInvoiceNumber(trx: Trx, orderId: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ name: LOCK_NAME, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute()
  const invoiceNumber = (await findLastInvoiceNumber(trx)) + 1
  await trx.updateTable('orders').set({ invoiceNumber }).where('id', '=', orderId).execute()
}
