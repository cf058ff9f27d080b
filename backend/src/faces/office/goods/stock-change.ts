import type { ProductChange } from '@shop/contracts/wire/office-goods.ts'
import { sql } from 'kysely'

import type { Trx } from '../../../platform/db/schema.ts'

/**
 * Sets the stock of a product. What was typed is a change of what was read: pieces that were sold meanwhile stay sold. It
 * never gets below zero.
 */
export async function saveStock(
  trx: Trx,
  id: string,
  { stock, stockRead }: Pick<ProductChange, 'stock' | 'stockRead'>,
): Promise<void> {
  if (stock === undefined || stock === stockRead) return
  const row = trx.updateTable('products').where('id', '=', id)
  if (stock === null || stockRead === undefined || stockRead === null) {
    await row.set({ stock }).execute()
    return
  }
  const changed = sql`${sql.ref('stock')} + ${stock - stockRead}`
  await row
    .set({
      stock: sql<number>`case when ${sql.ref('stock')} is null then ${stock} when ${changed} < 0 then 0 else ${changed} end`,
    })
    .execute()
}

/** The stock that {@link saveStock} leaves. @param current the stock that is stored */
export function predictStock(
  current: number | null,
  { stock, stockRead }: Partial<Record<'stock' | 'stockRead', number | null | undefined>>,
): number | null {
  if (stock === undefined || stock === stockRead) return current
  if (stock === null || current === null || typeof stockRead !== 'number') return stock
  return Math.max(0, current + stock - stockRead)
}
