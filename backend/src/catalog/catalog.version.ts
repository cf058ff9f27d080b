import type { Db } from '../db/schema.ts'
import { withStale } from '../db/with-stale.ts'

const META_NAME = 'catalogVersion'
/** How long a change may go unnoticed. */
const MAX_AGE_MS = 1000

/** Invalidates cached catalogue responses on every instance. */
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
  let readAt = Number.NEGATIVE_INFINITY
  let known: string | undefined
  let version: Promise<string> = Promise.resolve('')

  async function query(): Promise<string> {
    const row = await db
      .selectFrom('meta')
      .select('value')
      .where('name', '=', META_NAME)
      .executeTakeFirst()
    known = row?.value ?? '0'
    return known
  }

  return () => {
    if (performance.now() - readAt > MAX_AGE_MS) {
      readAt = performance.now()
      version = known === undefined ? query() : withStale(query(), known)
    }
    return version
  }
}
