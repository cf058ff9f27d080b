import type { Db } from '../db/schema.ts'
import { createStaleCache } from '../db/stale-cache.ts'

const META_NAME = 'catalogVersion'
/** Makes every instance index the changed catalogue for the search. */
export async function bumpCatalogVersion(db: Db): Promise<void> {
  const value = `${Date.now()}`
  await db
    .insertInto('meta')
    .values({ name: META_NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/**
 * Creates a reader of the catalogue's version that queries the database at most once a second. While the
 * database is away, it returns the last known version.
 */
export function createCatalogVersionReader(db: Db): () => Promise<string> {
  const find = createStaleCache<{ value: string }>({ maxSize: 1, countSize: () => 1 })
  return async () => {
    const { value } = await find(META_NAME, async () => {
      const query = db.selectFrom('meta').select('value').where('name', '=', META_NAME)
      return (await query.executeTakeFirst()) ?? { value: '0' }
    })
    return value
  }
}
