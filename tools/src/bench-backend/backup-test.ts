import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { migrate } from 'backend/db/migrator.ts'
import type { Db } from 'backend/db/schema.ts'
import { backUp, restore } from 'backend/maintenance/backup.ts'
import { demoData } from 'backend/seed/demo-data.ts'
import { addOrders } from 'backend/seed/insert-generated-orders.ts'
import { findPostgres } from 'backend/testing/postgres.ts'
import { releaseClosedFiles } from 'backend/testing/release-closed-files.ts'

import { type BenchDatabase, createBenchDatabase, type DatabaseKind } from './bench-database.ts'

/** Bytes are in megabytes of a million, times in seconds. */
interface BackupReport {
  db: DatabaseKind
  orders: number
  /** To fill the database. */
  seedSeconds: number
  databaseMb: number
  backupSeconds: number
  backupMb: number
  /** Into an empty database. */
  restoreSeconds: number
  /** Over a database of the same orders, as after a mistake. */
  replaceSeconds: number
}

const toMegabytes = (bytes: number) => Math.round(bytes / 1e6)

async function measure(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await action()
  return Number(((performance.now() - started) / 1000).toFixed(1))
}

async function useDatabase<Result>(
  { open }: BenchDatabase,
  use: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = open()
  return use(db).finally(() => db.destroy())
}

async function countOrders(database: BenchDatabase): Promise<number> {
  const { count } = await useDatabase(database, (db) =>
    db
      .selectFrom('orders')
      .select((e) => e.fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return Number(count)
}

/** Bytes of the files below a folder. */
function measureFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((bytes, { parentPath, name }) => bytes + statSync(join(parentPath, name)).size, 0)
}

/** @throws when a database has another number of orders */
async function assertOrders(database: BenchDatabase, expected: number): Promise<void> {
  const found = await countOrders(database)
  if (found !== expected) throw new Error(`Restored ${found} of ${expected} orders.`)
}

/** Measures a back-up of a database with so many orders, and its restoring. @throws when anything of it is lost */
export async function runBackup(
  { db: kind, orders }: { db: DatabaseKind; orders: number },
  onStep: (step: string) => void = () => {},
): Promise<BackupReport> {
  process.env.PATH = [findPostgres(), process.env.PATH].filter(Boolean).join(delimiter)
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-backup-'))
  const file = join(folder, 'shop.backup')
  const databases: BenchDatabase[] = []
  const create = async () => {
    const database = await createBenchDatabase(kind, true)
    databases.push(database)
    return database
  }
  try {
    const source = await create()
    onStep(`${kind}: adding ${orders} orders`)
    const seedSeconds = await measure(() =>
      useDatabase(source, async (db) => {
        await migrate(db)
        await addOrders(db, demoData.products, orders)
      }),
    )
    const added = await countOrders(source)
    const databaseBytes = measureFolder(source.dataFolder)
    onStep(`${kind}: backing up`)
    const backupSeconds = await measure(() => backUp(source.location, file))
    onStep(`${kind}: restoring`)
    const target = await create()
    const restoreSeconds = await measure(() => restore(target.location, file))
    await assertOrders(target, added)
    await releaseClosedFiles()
    const replaceSeconds = await measure(() => restore(target.location, file))
    await assertOrders(target, added)
    return {
      db: kind,
      orders: added,
      seedSeconds,
      databaseMb: toMegabytes(databaseBytes),
      backupSeconds,
      backupMb: toMegabytes(statSync(file).size),
      restoreSeconds,
      replaceSeconds,
    }
  } finally {
    for (const database of databases) database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
