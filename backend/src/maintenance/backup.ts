import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'

import { backup, DatabaseSync } from '@photostructure/sqlite'

import { getDatabaseFile } from '../db/data-folder.ts'
import { type Environment, StartupError } from '../env.ts'
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

/** Puts a whole copy in the place of a database, which may be damaged. */
async function restoreSqlite(file: string, target: string): Promise<void> {
  assertSqliteUnused(target)
  await writeWhole(target, async (part) => {
    await copySqlite(file, part)
    // They are of the old database, and would be read into the new one.
    for (const log of ['-wal', '-shm', '-journal']) rmSync(`${target}${log}`, { force: true })
  })
}

/** Replaces the database of a stopped shop by a backup, all or nothing. @throws StartupError */
export async function restore({ databaseUrl, dataDir }: Location, file: string): Promise<void> {
  if (!existsSync(file)) throw new StartupError(`${file} does not exist`)
  if (!databaseUrl) return restoreSqlite(file, getDatabaseFile(dataDir))
  const replace = ['--clean', '--if-exists', '--no-owner', '--single-transaction']
  const { PGDATABASE, PGUSER } = toLibpqEnvironment(databaseUrl)
  const database = PGDATABASE ?? PGUSER ?? 'postgres'
  await run(
    'pg_restore',
    [...replace, '--exit-on-error', `--dbname=${database}`, file],
    databaseUrl,
  )
}
