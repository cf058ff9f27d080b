import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import { openSqlite } from './database.ts'

describe('openSqlite', () => {
  test.each([
    // 2 is FULL: with less, the last acknowledged orders are lost in a power failure.
    ['synchronous', { synchronous: 2 }],
    ['journal_mode', { journal_mode: 'wal' }],
    ['foreign_keys', { foreign_keys: 1 }],
    // The driver waits itself: SQLite would block the event loop.
    ['busy_timeout', { timeout: 0 }],
  ])('sets the pragma %s of an existing database', async (name, expected) => {
    const file = join(mkdtempSync(join(tmpdir(), 'shop-test-')), 'shop.sqlite')
    const created = openSqlite(file)
    await sql`create table t (id integer)`.execute(created)
    await created.destroy()
    // SQLite's default is FULL for a new file and NORMAL for one that is in WAL mode already.
    const db = openSqlite(file)
    const { rows } = await sql.raw(`pragma ${name}`).execute(db)
    expect(rows).toEqual([expected])
    await db.destroy()
  })
})
