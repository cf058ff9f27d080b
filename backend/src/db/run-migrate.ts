import { type Environment, StartupError } from '../env.ts'
import { prepareDataFolder } from './data-folder.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrator.ts'
import { MIGRATION_TIMEOUTS } from './postgres.pool.ts'

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
