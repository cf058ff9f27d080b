import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { openPostgres, openSqlite } from '../platform/db/database.ts'
import type { Db } from '../platform/db/schema.ts'
import { getSocketDir, hasPostgres, noteSkipped } from './shared-postgres.ts'

/** Opens a new, empty database. */
export type OpenDatabase = () => Promise<Db>

/** A file of SQLite that does not exist yet. */
export const createTemporaryFile = (): string =>
  join(mkdtempSync(join(tmpdir(), 'shop-test-')), 'shop.sqlite')

/** Opens a file, not a database in memory, which would not show what reaches the disk. */
export const openSqliteFile: OpenDatabase = async () => openSqlite(createTemporaryFile())

/** Creates an empty PostgreSQL database. @returns its URL */
export async function createPostgresDatabase(): Promise<string> {
  const socketDir = await getSocketDir()
  const toUrl = (database: string) => `postgres:///${database}?host=${socketDir}&user=shop`
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(toUrl('postgres'))
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return toUrl(name)
}

const openPostgresDatabase: OpenDatabase = async () => openPostgres(await createPostgresDatabase())

/** A `describe` block that needs PostgreSQL. */
export function describeWithPostgres(name: string, define: () => void): void {
  if (hasPostgres()) return void describe(name, define)
  noteSkipped(`${expect.getState().testPath}: ${name}`)
  describe.skip(name, define)
}

/** A `describe` block for each of the supported databases. */
export function describeOnDatabases(
  name: string,
  define: (options: { database: 'SQLite' | 'PostgreSQL'; openDatabase: OpenDatabase }) => void,
): void {
  describe(`${name} on SQLite`, () => define({ database: 'SQLite', openDatabase: openSqliteFile }))
  // Written for both by one builder of queries: what differs is found by `npm run test:all`.
  if (process.env.TESTS === 'quick') return
  describeWithPostgres(`${name} on PostgreSQL`, () =>
    define({ database: 'PostgreSQL', openDatabase: openPostgresDatabase }),
  )
}
