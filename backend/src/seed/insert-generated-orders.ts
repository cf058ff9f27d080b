import type { Db } from '../db/schema.ts'
import { generateOrders, ORDERS_PER_MEMBER } from './generate-orders.ts'
import type { SeedProduct } from './seed.schema.ts'

/** A statement's rows: PostgreSQL and SQLite allow some 32,000 bound values. */
const ROWS_PER_STATEMENT = 1000
const MEMBERS_PER_TRANSACTION = 2500

const toBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS_PER_STATEMENT) }, (_, index) =>
    items.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  )

/**
 * Adds generated past orders, with their buyers and payments; the buyers' numbers continue those of earlier runs.
 * @param count of the orders, rounded up to whole members
 * @param onProgress called with the number of orders added so far
 */
export async function addOrders(
  db: Db,
  products: readonly SeedProduct[],
  count: number,
  onProgress: (added: number) => void = () => {},
): Promise<void> {
  const { before } = await db
    .selectFrom('users')
    .select((e) => e.fn.countAll().as('before'))
    .where('id', 'like', 'generated-member-%')
    .executeTakeFirstOrThrow()
  const members = Math.ceil(count / ORDERS_PER_MEMBER)
  const now = new Date()
  for (let added = 0; added < members; added += MEMBERS_PER_TRANSACTION) {
    const size = Math.min(MEMBERS_PER_TRANSACTION, members - added)
    const rows = generateOrders(products, Number(before) + added + 1, size, now)
    await db.transaction().execute(async (trx) => {
      for (const each of toBatches(rows.users)) await trx.insertInto('users').values(each).execute()
      for (const each of toBatches(rows.orders))
        await trx.insertInto('orders').values(each).execute()
      for (const each of toBatches(rows.payments))
        await trx.insertInto('payments').values(each).execute()
    })
    onProgress((added + size) * ORDERS_PER_MEMBER)
  }
}
