import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { sql } from 'kysely'
import { Registry } from 'monitoring/metrics.ts'

import { createTokens } from '../../platform/auth/tokens.ts'
import {
  consumeVerification,
  renewVerification,
  saveVerification,
} from '../../platform/auth/verification.store.ts'
import { getDatabaseFile } from '../../platform/db/data-folder.ts'
import { openDatabase } from '../../platform/db/database.ts'
import {
  createPostgresDatabase,
  describeOnDatabases,
  describeWithPostgres,
} from '../../testing/databases.ts'
import { findPostgres } from '../../testing/postgres.ts'
import { releaseClosedFiles } from '../../testing/release-closed-files.ts'
import { createOrderRequest, placeOrder, postOrder } from '../../testing/requests.ts'
import { openShop } from '../../testing/test-shop.ts'
import { backUp, restore } from './backup.ts'
import { measureBackups, noteBackup } from './last-backup.ts'
import { toLibpqEnvironment } from './libpq-environment.ts'
import { nameBackup, pruneBackups } from './run-backup.ts'

describe('backup', () => {
  const path = process.env.PATH
  beforeAll(() => {
    process.env.PATH = [findPostgres(), path].filter(Boolean).join(delimiter)
  })
  afterAll(() => {
    process.env.PATH = path
  })

  /** Restores what this process has closed. */
  async function restoreReleased(...args: Parameters<typeof restore>) {
    await releaseClosedFiles()
    return restore(...args)
  }

  const createFolder = () => mkdtempSync(join(tmpdir(), 'shop-backup-'))

  describeOnDatabases('a backup', ({ database }) => {
    async function createLocation() {
      const databaseUrl = database === 'PostgreSQL' ? await createPostgresDatabase() : undefined
      return { dataDir: createFolder(), databaseUrl }
    }

    test('restores the orders of its time, over a later state and on another machine', async () => {
      const location = await createLocation()
      const file = join(createFolder(), 'shop.backup')
      const shop = await openShop(async () => openDatabase(location))
      const { shopper } = await placeOrder(shop)
      const saved = await shop.deps.db.selectFrom('orders').selectAll().execute()
      expect(saved).toHaveLength(1)
      await backUp(location, file)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(existsSync(`${file}.part`)).toBe(false)
      await postOrder(shop, shopper, createOrderRequest(shopper, { buyerAdress: 'Elsewhere' }))
      await shop.deps.db.deleteFrom('coupons').execute()
      await shop.close()

      for (const target of [location, await createLocation()]) {
        await restoreReleased(target, file)
        const db = openDatabase(target)
        expect(await db.selectFrom('orders').selectAll().execute()).toEqual(saved)
        expect(await db.selectFrom('coupons').selectAll().execute()).not.toEqual([])
        await db.destroy()
      }
    })

    test('revives no session, also none that was ended since, and no link', async () => {
      const location = await createLocation()
      const file = join(createFolder(), 'shop.backup')
      const shop = await openShop(async () => openDatabase(location))
      const { user, token } = await shop.createShopper()
      const link = {
        id: 'link',
        purpose: 'password-reset',
        userId: user.id,
        newEmail: null,
      } as const
      await saveVerification(shop.deps, link)
      const opened = await renewVerification(shop.deps, link.id)
      await backUp(location, file)
      await shop.close()
      await restoreReleased(location, file)
      const db = openDatabase(location)
      const deps = { ...shop.deps, db }
      expect(await createTokens(deps).verify(token)).toBeNull()
      const used = await consumeVerification(deps, opened?.token ?? '', link.purpose)
      expect(used).toBeUndefined()
      expect(await createTokens(deps).verify(await createTokens(deps).issue(user))).not.toBeNull()
      await db.destroy()
    })

    test('is not restored while a backend is connected, even an idle one', async () => {
      const location = await createLocation()
      const file = join(createFolder(), 'shop.backup')
      const shop = await openShop(async () => openDatabase(location))
      await backUp(location, file)
      await shop.deps.db.deleteFrom('coupons').execute()
      await expect(restoreReleased(location, file)).rejects.toThrow(/is in use; stop every/)
      expect(await shop.deps.db.selectFrom('coupons').selectAll().execute()).toEqual([])
      await shop.close()
      await restoreReleased(location, file)
      const db = openDatabase(location)
      expect(await db.selectFrom('coupons').selectAll().execute()).not.toEqual([])
      await db.destroy()
    })

    test('is refused where a file exists, and a damaged one is not restored', async () => {
      const location = await createLocation()
      const shop = await openShop(async () => openDatabase(location))
      const folder = createFolder()
      const file = join(folder, 'damaged')
      writeFileSync(file, 'no backup')
      await expect(backUp(location, file)).rejects.toThrow('exists already')
      expect(readdirSync(folder)).toEqual(['damaged'])
      await shop.close()
      await expect(restoreReleased(location, file)).rejects.toMatchObject({ name: 'StartupError' })
      await expect(restoreReleased(location, `${file}-missing`)).rejects.toThrow('does not exist')
      const db = openDatabase(location)
      expect(await db.selectFrom('coupons').selectAll().execute()).not.toEqual([])
      await db.destroy()
    })
  })

  describeWithPostgres('restore of PostgreSQL', () => {
    test('brings back no session in the one transaction that replaces the database', async () => {
      const location = { dataDir: createFolder(), databaseUrl: await createPostgresDatabase() }
      const file = join(createFolder(), 'shop.backup')
      const shop = await openShop(async () => openDatabase(location))
      await shop.createShopper()
      const { db } = shop.deps
      await sql`create function keep() returns trigger language plpgsql as
        $$ begin raise exception 'The rows cannot be deleted'; end $$`.execute(db)
      await sql`create trigger keep before delete on tokens execute function keep()`.execute(db)
      await backUp(location, file)
      await shop.close()
      await restore(location, file)
      const restored = openDatabase(location)
      expect(await restored.selectFrom('users').selectAll().execute()).not.toEqual([])
      expect(await restored.selectFrom('tokens').selectAll().execute()).toEqual([])
      await restored.destroy()
    })
  })

  describe('restore of SQLite', () => {
    async function createBackup() {
      const location = { dataDir: createFolder(), databaseUrl: undefined }
      const file = join(createFolder(), 'shop.backup')
      const shop = await openShop(async () => openDatabase(location))
      await backUp(location, file)
      return { location, file, shop }
    }

    test('replaces a damaged database', async () => {
      const { location, file, shop } = await createBackup()
      await shop.close()
      const target = getDatabaseFile(location.dataDir)
      writeFileSync(target, 'damaged '.repeat(4096))
      writeFileSync(`${target}-wal`, 'of the damaged database')
      await restoreReleased(location, file)
      expect(existsSync(`${target}-wal`)).toBe(false)
      const db = openDatabase(location)
      expect(await db.selectFrom('coupons').selectAll().execute()).not.toEqual([])
      await db.destroy()
    })
  })

  test.each([
    ['pg_dump', backUp],
    ['pg_restore', restore],
  ])('%s gets the password by its environment, not as an argument', async (program, act) => {
    const bin = createFolder()
    const log = join(bin, 'log')
    const script = [
      '#!/bin/sh',
      `printf '%s|%s\\n' "$*" "$PGPASSWORD" >> '${log}'`,
      'for each; do case $each in --file=*) touch "${each#--file=}";; esac; done',
    ]
    writeFileSync(join(bin, program), script.join('\n'), { mode: 0o755 })
    const path = process.env.PATH
    process.env.PATH = [bin, path].join(delimiter)
    const file = join(bin, 'shop.backup')
    if (program === 'pg_restore') writeFileSync(file, 'a backup')
    const databaseUrl = 'postgres://shop:tall-secret@db.test/shop'
    await act({ dataDir: bin, databaseUrl }, file)
    process.env.PATH = path
    const calls = readFileSync(log, 'utf8').trim().split('\n')
    expect(calls.at(-1)).toContain(file)
    for (const call of calls) expect(call).toMatch(/^(?!.*tall-secret.*\|).*\|tall-secret$/)
  })
})

describe('backup-folder', () => {
  const createFolder = () => mkdtempSync(join(tmpdir(), 'shop-backups-'))

  test('nameBackup names a backup by its time, so that names sort as times do', () => {
    expect(nameBackup('/backups', new Date('2026-01-31T02:30:00.007Z'))).toBe(
      '/backups/shop-20260131T023000007Z.backup',
    )
  })

  test('pruneBackups deletes the oldest backups, and nothing that was named by somebody', () => {
    const folder = createFolder()
    const files = [3, 1, 2].map((day) => nameBackup(folder, new Date(Date.UTC(2026, 0, day))))
    const others = ['before-the-move.backup', 'shop.backup', 'shop-20260101T000000000Z.backup.part']
    for (const file of [...files, ...others.map((name) => join(folder, name))]) {
      writeFileSync(file, '')
    }
    expect(pruneBackups(folder, 2)).toEqual([files[1]])
    expect(pruneBackups(folder, 2)).toEqual([])
    expect(readdirSync(folder).toSorted()).toEqual(
      [...others, 'shop-20260102T000000000Z.backup', 'shop-20260103T000000000Z.backup'].toSorted(),
    )
  })
})

describe('last-backup', () => {
  test('the time of the last backup is a metric, 0 before the first', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-backup-'))
    const registry = new Registry()
    measureBackups(registry, dataDir)
    const read = async () =>
      /seconds (\d+)/.exec((await registry.metrics()).split('\n').at(2) ?? '')?.[1]
    expect(await read()).toBe('0')
    noteBackup(dataDir)
    utimesSync(join(dataDir, 'last-backup'), 1_900_000_000, 1_900_000_000)
    expect(await read()).toBe('1900000000')
  })
})

describe('toLibpqEnvironment', () => {
  test('returns each part of an address, decoded', () => {
    const url = 'postgres://shop%40host:p%23ss%2Fword@db.test:5433/my%20shop?sslmode=verify-full'
    expect(toLibpqEnvironment(url)).toEqual({
      PGHOST: 'db.test',
      PGPORT: '5433',
      PGUSER: 'shop@host',
      PGPASSWORD: 'p#ss/word',
      PGDATABASE: 'my shop',
      PGSSLMODE: 'verify-full',
    })
  })

  test('returns what a socket’s address says in its query, and nothing that is not said', () => {
    expect(toLibpqEnvironment('postgres:///shop?host=/run/postgresql&user=shop')).toEqual({
      PGHOST: '/run/postgresql',
      PGUSER: 'shop',
      PGDATABASE: 'shop',
    })
  })

  test('returns an IPv6 host without its brackets, and the driver’s own way to ask for TLS', () => {
    expect(toLibpqEnvironment('postgresql://[::1]/shop?ssl=true&pool=4')).toEqual({
      PGHOST: '::1',
      PGDATABASE: 'shop',
      PGSSLMODE: 'require',
    })
  })
})
