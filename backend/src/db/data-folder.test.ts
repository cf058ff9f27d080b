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

import { StartupError } from '../env.ts'
import { prepareDataFolder } from './data-folder.ts'
import { openDatabase } from './database.ts'

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
