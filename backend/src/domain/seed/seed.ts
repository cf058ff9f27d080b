import { hashPassword } from '../../platform/auth/passwords.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { numberPaidOrders } from '../orders/invoice-number.ts'
import { recordSales } from '../sales/sales.store.ts'
import { createUser } from '../users/user.store.ts'
import { demoShopper } from './demo-data.ts'
import { toAgentRow, toCategoryRow, toCouponRow, toOrderRow, toProductRow } from './seed.rows.ts'
import type { SeedData } from './seed.schema.ts'

async function insertAll(trx: Trx, data: SeedData, now: Date): Promise<void> {
  const { categories, products, agents, coupons, sales } = data
  for (const [position, category] of categories.entries()) {
    await trx.insertInto('categories').values(toCategoryRow(category, position)).execute()
  }
  for (const [position, product] of products.entries()) {
    await trx.insertInto('products').values(toProductRow(product, position)).execute()
  }
  for (const [position, agent] of agents.entries()) {
    await trx.insertInto('agents').values(toAgentRow(agent, position)).execute()
  }
  for (const coupon of coupons) {
    await trx.insertInto('coupons').values(toCouponRow(coupon, now)).execute()
  }
  await recordSales(
    trx,
    Object.entries(sales).map(([id, quantity]) => ({ id, quantity })),
  )
}

/** Lets one of several starting processes seed. @returns whether it is this one */
async function claimSeeding(trx: Trx): Promise<boolean> {
  const result = await trx
    .insertInto('meta')
    .values({ name: 'seeded', value: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Seeds an empty database with `data` and the demo account; otherwise does nothing. */
export async function seedIfEmpty(deps: Deps, data: SeedData): Promise<void> {
  const { db } = deps
  const seeded = await db.selectFrom('meta').select('value').where('name', '=', 'seeded').execute()
  if (seeded.length > 0) return
  const { password, ...shopper } = demoShopper
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    if (!(await claimSeeding(trx))) return
    await insertAll(trx, data, deps.clock())
    const user = await createUser({ ...deps, db: trx }, { ...shopper, passwordHash })
    for (const order of data.orders ?? []) {
      if (!user) break
      const row = toOrderRow(order, user, data.products, deps.clock())
      await trx.insertInto('orders').values(row).execute()
    }
    await numberPaidOrders(trx)
  })
}
