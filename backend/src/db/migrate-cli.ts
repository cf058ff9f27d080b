import { fileURLToPath } from 'node:url'

import { readEnvironment } from '../env.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrator.ts'
import { MIGRATION_TIMEOUTS } from './postgres.dialect.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const target = process.argv[2]
const db = openDatabase(readEnvironment(process.env, repository), MIGRATION_TIMEOUTS)

try {
  await migrate(db, target)
  console.log(`The database is at ${target ?? 'the latest migration'}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await db.destroy()
}
