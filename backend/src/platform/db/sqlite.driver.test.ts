import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { sql } from 'kysely'

import { openSqlite } from './database.ts'
import { DatabaseUnavailableError, isUniqueViolation } from './database-errors.ts'
import type { Db } from './schema.ts'

describe('openSqlite', () => {
  let file: string
  let db: Db
  let elsewhere: DatabaseSyncInstance
  beforeEach(async () => {
    file = join(mkdtempSync(join(tmpdir(), 'shop-test-')), 'shop.sqlite')
    db = openSqlite(file)
    await sql`create table notes (text text)`.execute(db)
    elsewhere = new DatabaseSync(file)
  })
  afterEach(async () => {
    elsewhere.close()
    await db.destroy()
  })

  const write = (text: string) => sql`insert into notes values (${text})`.execute(db)
  const read = async () => {
    const { rows } = await sql<{ text: string }>`select text from notes`.execute(db)
    return rows.map((row) => row.text)
  }

  test('reads while another process writes, and writes once it has finished', async () => {
    elsewhere.exec('begin immediate')
    let written = false
    const writing = write('ours').then(() => (written = true))
    const transaction = db
      .transaction()
      .execute((trx) => sql`insert into notes values ('in a transaction')`.execute(trx))
    expect(await read()).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await read()).toEqual([])
    expect(written).toBe(false)
    elsewhere.exec("insert into notes values ('theirs'); commit")
    await writing
    await transaction
    expect((await read()).sort()).toEqual(['in a transaction', 'ours', 'theirs'])
  })

  test('gives up on every write that waits for a lock that is never released', async () => {
    await db.destroy()
    db = openSqlite(file, undefined, 200)
    elsewhere.exec('begin immediate')
    const writes = [
      write('one'),
      write('two'),
      db.transaction().execute((trx) => sql`delete from notes`.execute(trx)),
    ]
    const results = await Promise.allSettled(writes)
    const unavailable: unknown = expect.any(DatabaseUnavailableError)
    expect(results).toEqual(Array(3).fill({ status: 'rejected', reason: unavailable }))
    elsewhere.exec('rollback')
    await write('later')
    expect(await read()).toEqual(['later'])
  })

  test('neither waits for an open transaction of its own to read, nor reads what it has written', async () => {
    await db.transaction().execute(async (trx) => {
      await sql`insert into notes values ('open')`.execute(trx)
      expect(await read()).toEqual([])
    })
    expect(await read()).toEqual(['open'])
  })

  test('returns rows of their columns alone, and integers only as they are', async () => {
    const { rows } = await sql<object>`select 1 as one, 'two' as two`.execute(db)
    expect(rows.map((row) => Reflect.ownKeys(row))).toEqual([['one', 'two']])
    await expect(sql`select 9007199254740993 as big`.execute(db)).rejects.toThrow('too large')
  })

  test('rejects text with a null byte, of which SQLite would return the part before it', async () => {
    await expect(write('a\0b')).rejects.toThrow('Text with a null byte cannot be stored')
    expect(await read()).toEqual([])
  })

  test('knows a violation of a unique constraint, and a lock, from statements that return rows, too', async () => {
    await sql`create unique index texts on notes (text)`.execute(db)
    await write('one')
    const again = sql`insert into notes values ('one') returning text`.execute(db)
    const error: unknown = await again.catch((reason: unknown) => reason)
    expect(isUniqueViolation(error)).toBe(true)
    elsewhere.exec('begin immediate')
    const waiting = sql`insert into notes values ('two') returning text`.execute(db)
    await new Promise((resolve) => setTimeout(resolve, 50))
    elsewhere.exec('rollback')
    expect((await waiting).rows).toEqual([{ text: 'two' }])
  })

  test('moves what was written into the file itself when it is closed', async () => {
    await write('kept')
    await db.destroy()
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
    await expect(read()).rejects.toThrow('destroyed')
  })

  test('reports a full disk, not the rollback after it, and works once there is space', async () => {
    const setPages = (pages: number) =>
      db.transaction().execute((trx) => sql.raw(`pragma max_page_count = ${pages}`).execute(trx))
    const writeLarge = () =>
      db.transaction().execute(async (trx) => {
        await sql`insert into notes values (${'x'.repeat(100_000)})`.execute(trx)
      })
    await setPages(3)
    await expect(writeLarge()).rejects.toMatchObject({
      name: 'DatabaseUnavailableError',
      message: 'database or disk is full',
      cause: { errcode: 13 },
    })
    await setPages(1000)
    await writeLarge()
    expect(await read()).toHaveLength(1)
  })
})
