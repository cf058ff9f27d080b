import { getDatabaseFile } from '../db/data-folder.ts'
import { nameDatabase } from '../db/database-failure.ts'
import { type Environment, StartupError } from '../env.ts'
import { copyToPostgres } from './copy-to-postgres.ts'

/** Copies the SQLite database to PostgreSQL and says what was copied. @throws StartupError */
export async function runCopyToPostgres({
  dataDir,
  databaseUrl,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<void> {
  if (!databaseUrl) throw new StartupError('DATABASE_URL must name the database to copy into')
  const env = { dataDir, databaseUrl }
  const file = getDatabaseFile(dataDir)
  console.log(`Copying ${file}, which no backend can use meanwhile.`)
  const { rows, totals } = await copyToPostgres(env)
  for (const [table, count] of rows) console.log(`${table}: ${count} rows`)
  for (const line of totals) console.log(line)
  console.log(
    `Everything was copied to ${nameDatabase(env)} and is the same; ${file} is unchanged.`,
  )
}
