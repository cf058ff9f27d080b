import { existsSync } from 'node:fs'

import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

import { StartupError } from '../../platform/config/env.ts'
import { isSqliteBusy } from '../../platform/db/database-errors.ts'

/** Keeps everybody else out of a SQLite database until it is closed. @throws StartupError when it is in use */
export function lockSqlite(database: DatabaseSyncInstance, file: string): void {
  try {
    // Every open connection shares a lock of the file, also while it is idle.
    database.exec('pragma locking_mode = exclusive')
    database.exec('begin exclusive')
  } catch (error) {
    if (!isSqliteBusy(error)) throw error
    throw new StartupError(`${file} is in use; stop every backend that uses it first`)
  }
}

/** Checks that no process has a SQLite database open, if there is one. @throws StartupError when one has */
export function assertSqliteUnused(file: string): void {
  if (!existsSync(file)) return
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    lockSqlite(database, file)
  } catch (error) {
    if (error instanceof StartupError) throw error
    // A damaged one is in nobody's use.
  } finally {
    database.close()
  }
}

/** @throws when SQLite finds the database damaged */
export function assertIntegrity(database: DatabaseSyncInstance): void {
  const result = database.prepare('pragma integrity_check').get() as { integrity_check: string }
  if (result.integrity_check !== 'ok') throw new Error('it is damaged')
}
