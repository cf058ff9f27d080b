import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import pg from 'pg'

import { openPostgres, openSqlite } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { POSTGRES_SOCKET_DIR } from './postgres.ts'

/** Opens a new, empty database. */
export type OpenDatabase = () => Promise<Db>

/** A file of SQLite that does not exist yet. */
export const createTemporaryFile = (): string =>
  join(mkdtempSync(join(tmpdir(), 'shop-test-')), 'shop.sqlite')

/** Opens a file, not a database in memory, which would not show what reaches the disk. */
export const openSqliteFile: OpenDatabase = async () => openSqlite(createTemporaryFile())

/** Lets SQLite close the files of closed databases: it keeps each open until its statements are collected, or the process ends. */
export async function releaseClosedFiles(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // What is collected is finalized in a later turn of the event loop.
  for (const _turn of [1, 2]) {
    await setImmediate()
    collect()
  }
  await setImmediate()
}

const socketDir = process.env[POSTGRES_SOCKET_DIR]

const connectionString = (database: string) => `postgres:///${database}?host=${socketDir}&user=shop`

/** Creates an empty PostgreSQL database. @returns its URL */
export async function createPostgresDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(connectionString('postgres'))
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return connectionString(name)
}

const openPostgresDatabase: OpenDatabase = async () => openPostgres(await createPostgresDatabase())

/** For `describe.each`: the supported databases, PostgreSQL where it is installed. */
export const databases: { database: string; openDatabase: OpenDatabase }[] = [
  { database: 'SQLite', openDatabase: openSqliteFile },
  ...(socketDir ? [{ database: 'PostgreSQL', openDatabase: openPostgresDatabase }] : []),
]
