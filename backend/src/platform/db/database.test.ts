import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import { StartupError } from '../config/env.ts'
import { prepareDataFolder } from './data-folder.ts'
import { openDatabase, openSqlite } from './database.ts'

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

describe('data-folder', () => {
  const createFolder = () => mkdtempSync(join(tmpdir(), 'shop-data-'))
  const modeOf = (path: string) => statSync(path).mode & 0o777

  describe('the data folder', () => {
    test('is its owner’s alone, with the files of the database', async () => {
      const dataDir = join(createFolder(), 'new')
      const db = openDatabase({ dataDir })
      await db.schema.createTable('notes').addColumn('text', 'text').execute()
      expect(modeOf(dataDir)).toBe(0o700)
      expect(readdirSync(dataDir).sort()).toEqual([
        'shop.sqlite',
        'shop.sqlite-shm',
        'shop.sqlite-wal',
      ])
      for (const name of readdirSync(dataDir)) expect(modeOf(join(dataDir, name))).toBe(0o600)
      await db.destroy()
    })

    test('loses the access of others that it had', () => {
      const dataDir = createFolder()
      chmodSync(dataDir, 0o755)
      writeFileSync(join(dataDir, 'shop.sqlite'), '', { mode: 0o644 })
      mkdirSync(join(dataDir, 'outbox'), { mode: 0o755 })
      prepareDataFolder(dataDir)
      expect(modeOf(dataDir)).toBe(0o700)
      expect(modeOf(join(dataDir, 'shop.sqlite'))).toBe(0o600)
      expect(modeOf(join(dataDir, 'outbox'))).toBe(0o700)
    })

    test('keeps its mode when it holds the files of others', () => {
      const dataDir = createFolder()
      chmodSync(dataDir, 0o755)
      writeFileSync(join(dataDir, 'notes.txt'), '', { mode: 0o644 })
      prepareDataFolder(dataDir)
      expect(modeOf(dataDir)).toBe(0o755)
      expect(modeOf(join(dataDir, 'notes.txt'))).toBe(0o644)
    })

    test.each(['shop.sqlite', 'shop.sqlite-wal', 'token-secret', 'outbox'])(
      'is refused when its %s is a symbolic link',
      (name) => {
        const dataDir = createFolder()
        symlinkSync(join(createFolder(), 'elsewhere'), join(dataDir, name))
        expect(() => prepareDataFolder(dataDir)).toThrow(StartupError)
        expect(() => prepareDataFolder(dataDir)).toThrow(`${name} is a symbolic link`)
      },
    )
  })
})
