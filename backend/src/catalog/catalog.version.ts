import type { Db } from '../db/schema.ts'

const NAME = 'catalogVersion'
const MAX_AGE_MS = 1000

/** Tells every instance that catalogue data has changed. */
export async function bumpCatalogVersion(db: Db): Promise<void> {
  const value = `${Date.now()}`
  await db
    .insertInto('meta')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Reads the version at most once a second: a change is seen by then, and reading costs next to nothing. */
export function catalogVersionReader(db: Db): () => Promise<string> {
  let readAt = Number.NEGATIVE_INFINITY
  let version: Promise<string> = Promise.resolve('')
  return () => {
    if (performance.now() - readAt > MAX_AGE_MS) {
      readAt = performance.now()
      version = db
        .selectFrom('meta')
        .select('value')
        .where('name', '=', NAME)
        .executeTakeFirst()
        .then((row) => row?.value ?? '0')
    }
    return version
  }
}
