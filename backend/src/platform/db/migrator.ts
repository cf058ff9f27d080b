import { Migrator } from 'kysely'

import { type Environment, StartupError } from '../config/env.ts'
import { prepareDataFolder } from './data-folder.ts'
import { openDatabase } from './database.ts'
import { carryOver, migrations } from './migrations.ts'
import { MIGRATION_TIMEOUTS } from './postgres.pool.ts'
import type { Db } from './schema.ts'

/**
 * Migrates the database up or down.
 * @param target name of the last migration that stays; the latest by default
 * @throws the error of the migration that failed; nothing has changed then
 */
export async function migrate(db: Db, target?: string): Promise<void> {
  if (target !== undefined && !(target in migrations)) {
    throw new Error(`There is no migration ${target}: ${Object.keys(migrations).join(', ')}`)
  }
  await carryOver(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target)
  if (error) throw error instanceof Error ? error : new Error('Migration failed.', { cause: error })
}

/**
 * Migrates the database of a backend up or down, and says so.
 * @param target the last migration that stays; the latest by default
 * @throws StartupError
 */
export async function runMigrate(env: Environment, target?: string): Promise<void> {
  if (!env.databaseUrl) prepareDataFolder(env.dataDir)
  const db = openDatabase(env, { timeouts: MIGRATION_TIMEOUTS })
  try {
    await migrate(db, target)
    console.log(`The database is at ${target ?? 'the latest migration'}.`)
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error))
  } finally {
    await db.destroy()
  }
}
