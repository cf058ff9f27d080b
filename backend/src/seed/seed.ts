import { hashPassword } from '../auth/passwords.ts'
import { bumpCatalogVersion } from '../catalog/catalog.version.ts'
import type { Trx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { createUser } from '../users/user.store.ts'
import { demoShopper } from './demo-shopper.ts'
import { agentRow, categoryRow, productRow } from './seed.rows.ts'
import type { SeedData } from './seed.types.ts'

async function insertAll(trx: Trx, data: SeedData): Promise<void> {
  const { categories, products, agents, coupons } = data
  for (const [position, category] of categories.entries()) {
    await trx.insertInto('categories').values(categoryRow(category, position)).execute()
  }
  for (const [position, product] of products.entries()) {
    await trx.insertInto('products').values(productRow(product, position)).execute()
  }
  for (const [position, agent] of agents.entries()) {
    await trx.insertInto('agents').values(agentRow(agent, position)).execute()
  }
  for (const coupon of coupons) await trx.insertInto('coupons').values(coupon).execute()
}

/**
 * Claims the seeding for this process, so that of several that start at once only one does it.
 * @returns whether the data is still to be written
 */
async function claimSeeding(trx: Trx): Promise<boolean> {
  const result = await trx
    .insertInto('meta')
    .values({ name: 'seeded', value: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Fills an empty database with the shop's data and the demo shopper; a filled one stays as it is. */
export async function seedIfEmpty(deps: Deps, data: SeedData): Promise<void> {
  const { db } = deps
  const seeded = await db.selectFrom('meta').select('value').where('name', '=', 'seeded').execute()
  if (seeded.length > 0) return
  const { password, ...shopper } = demoShopper
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    if (!(await claimSeeding(trx))) return
    await insertAll(trx, data)
    await createUser({ ...deps, db: trx }, { ...shopper, passwordHash })
    await bumpCatalogVersion(trx)
  })
}
