import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { backup, DatabaseSync } from '@photostructure/sqlite'
import { sql } from 'kysely'

import { type Environment, StartupError } from '../../platform/config/env.ts'
import { getDatabaseFile } from '../../platform/db/data-folder.ts'
import { openPostgres } from '../../platform/db/database.ts'
import { getReason } from '../../platform/db/database-errors.ts'
import type { Db } from '../../platform/db/schema.ts'
import { toLibpqEnvironment } from './libpq-environment.ts'
import { assertIntegrity, assertSqliteUnused } from './lock-sqlite.ts'

type Location = Pick<Environment, 'databaseUrl' | 'dataDir'>

/** Runs a program of PostgreSQL on a database. @throws StartupError with its message when it fails */
async function run(program: string, args: string[], databaseUrl: string): Promise<void> {
  const env = { ...process.env, ...toLibpqEnvironment(databaseUrl) }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new StartupError(errors.trim().split('\n')[0] ?? `${program} failed`)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`${program} cannot be run; it comes with PostgreSQL`)
  }
}

/** Copies a whole SQLite database, even while it is used, into a file. */
async function copySqlite(source: string, target: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    assertIntegrity(database)
    await backup(database, target)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`${source} cannot be copied to ${target}: ${reason}`)
  } finally {
    database.close()
  }
}

/** Creates a file that only its owner may read, or empties it. @throws StartupError */
function createPrivateFile(file: string): void {
  try {
    rmSync(file, { force: true })
    closeSync(openSync(file, 'wx', 0o600))
  } catch {
    throw new StartupError(`${file} cannot be written`)
  }
}

/** Writes a file that only its owner may read, and which appears when it is whole, in the place of an older one. */
async function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part`
  createPrivateFile(part)
  try {
    await write(part)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Copies the database of a running or stopped shop to a new file, which appears when it is whole. @throws StartupError */
export async function backUp({ databaseUrl, dataDir }: Location, file: string): Promise<void> {
  if (existsSync(file)) throw new StartupError(`${file} exists already`)
  await writeWhole(file, (part) =>
    databaseUrl
      ? run('pg_dump', ['--format=custom', `--file=${part}`], databaseUrl)
      : copySqlite(getDatabaseFile(dataDir), part),
  )
}

/** What must not become valid again: a session that has ended since, and a link that was used. */
const REVIVED_TABLES = ['tokens', 'verifications', 'staffInvitations'] as const

/** Ends the sessions of a copy. */
function endSqliteSessions(file: string): void {
  const database = new DatabaseSync(file)
  try {
    // The file is renamed: nothing may be left in one beside it.
    database.exec('pragma journal_mode = delete')
    for (const table of REVIVED_TABLES) database.exec(`delete from ${table}`)
  } catch (error) {
    // Earlier versions have fewer tables.
    if (!getReason(error).startsWith('no such table')) throw error
  } finally {
    database.close()
  }
}

/** Puts a whole copy in the place of a database, which may be damaged. */
async function restoreSqlite(file: string, target: string): Promise<void> {
  assertSqliteUnused(target)
  await writeWhole(target, async (part) => {
    await copySqlite(file, part)
    endSqliteSessions(part)
    // They are of the old database, and would be read into the new one.
    for (const log of ['-wal', '-shm', '-journal']) rmSync(`${target}${log}`, { force: true })
  })
}

const DISCONNECTING_ATTEMPTS = 5
const DISCONNECTING_PAUSE_MS = 200

/** Checks that nobody is connected to a database; who has just disconnected is waited for. @throws StartupError */
async function assertPostgresUnused(db: Db): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    `.execute(db)
    if (Number(rows[0]?.count) === 0) return
    if (attempt === DISCONNECTING_ATTEMPTS)
      throw new StartupError('the database is in use; stop every backend that uses it first')
    await sleep(DISCONNECTING_PAUSE_MS)
  }
}

/** Rows of these tables in the list of what a backup of PostgreSQL holds. */
const revivedRows = new RegExp(
  `^\\d+; \\d+ \\d+ TABLE DATA \\S+ (?:${REVIVED_TABLES.join('|')}) .*$`,
  'gm',
)

/** Replaces a database in one transaction, in which no session comes back: nothing is left to do after it. */
async function restorePostgres(file: string, databaseUrl: string): Promise<void> {
  const db = openPostgres(databaseUrl)
  try {
    await assertPostgresUnused(db)
  } catch (error) {
    // The program itself says that a database cannot be reached.
    if (error instanceof StartupError) throw error
  } finally {
    await db.destroy()
  }
  const folder = mkdtempSync(join(tmpdir(), 'shop-restore-'))
  try {
    const list = join(folder, 'list')
    await run('pg_restore', ['--list', `--file=${list}`, file], databaseUrl)
    writeFileSync(list, readFileSync(list, 'utf8').replaceAll(revivedRows, ''))
    const replace = ['--clean', '--if-exists', '--no-owner', '--single-transaction']
    const { PGDATABASE, PGUSER } = toLibpqEnvironment(databaseUrl)
    const database = PGDATABASE ?? PGUSER ?? 'postgres'
    await run(
      'pg_restore',
      [...replace, '--exit-on-error', `--use-list=${list}`, `--dbname=${database}`, file],
      databaseUrl,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Replaces the database of a stopped shop by a backup, all or nothing, and ends every session: those that have ended
 * since the backup must not come back.
 * @throws StartupError also when somebody is connected to the database
 */
export async function restore({ databaseUrl, dataDir }: Location, file: string): Promise<void> {
  if (!existsSync(file)) throw new StartupError(`${file} does not exist`)
  if (databaseUrl) return restorePostgres(file, databaseUrl)
  return restoreSqlite(file, getDatabaseFile(dataDir))
}
