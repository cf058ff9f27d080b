import { Migrator } from 'kysely'

import { migrations } from './migrations.ts'
import { rollbacks } from './rollbacks.ts'
import type { Db } from './schema.ts'

async function getMigrations() {
  const entries = Object.entries(migrations).map(([name, migration]) => {
    const down = rollbacks[name]
    return [name, { ...migration, ...(down && { down }) }] as const
  })
  return Object.fromEntries(entries)
}

/**
 * Migrates the database up or down.
 * @param target name of the last migration that stays; the latest by default
 * @throws the error of the migration that failed; nothing has changed then
 */
export async function migrate(db: Db, target?: string): Promise<void> {
  if (target !== undefined && !(target in migrations)) {
    throw new Error(`There is no migration ${target}: ${Object.keys(migrations).join(', ')}`)
  }
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error } =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target)
  if (error) throw error instanceof Error ? error : new Error('Migration failed.', { cause: error })
}
