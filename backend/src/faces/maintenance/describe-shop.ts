import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'

import { type Environment, StartupError } from '../../platform/config/env.ts'
import { getUploadsDir } from '../../platform/db/data-folder.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { getReason, nameDatabase } from '../../platform/db/database-errors.ts'
import type { Db } from '../../platform/db/schema.ts'
import { openPictureStorage } from '../../platform/media/open-picture-storage.ts'
import { toMainFile } from '../../platform/media/picture-url.ts'

type Location = Pick<Environment, 'databaseUrl' | 'dataDir' | 'mediaStore'>

const UPLOADED_NAME = /upload-[0-9a-f]{24}(?:-\d{1,4}x\d{1,4})?/g

async function count(db: Db, table: 'orders' | 'users' | 'products'): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((e) => e.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Tables whose rows name uploaded pictures, in columns that all versions have. */
const PICTURE_COLUMNS = {
  products: ['picture', 'gallery'],
  categories: ['picture'],
  agents: ['card'],
  shopSettings: ['value'],
} as const

/** The uploaded pictures that the database names. Earlier versions have fewer tables. */
async function listPictures(db: Db): Promise<string[]> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const names = new Set<string>()
  for (const [table, columns] of Object.entries(PICTURE_COLUMNS)) {
    if (!tables.has(table)) continue
    const list = sql.join(columns.map((column) => sql.ref(column)))
    const { rows } = await sql`select ${list} from ${sql.table(table)}`.execute(db)
    for (const [name] of JSON.stringify(rows).matchAll(UPLOADED_NAME)) names.add(name)
  }
  return [...names]
}

/** Says which pictures the data folder lacks, or object storage where they are there. */
async function describePictures(location: Location, names: readonly string[]): Promise<string> {
  const storage = await openPictureStorage(location)
  const folder = getUploadsDir(location.dataDir)
  const isThere = async (file: string) =>
    storage ? (await storage.size(file)) !== null : existsSync(join(folder, file))
  try {
    const found = await Promise.all(names.map((name) => isThere(toMainFile(name))))
    const missing = names.filter((_, at) => !found[at])
    return missing.length === 0
      ? 'Every uploaded picture that it names is there.'
      : `It names ${missing.length} uploaded pictures that are not there: ${missing.join(', ')}.`
  } catch (error) {
    return `Whether the pictures are there that it names is not known. ${getReason(error)}.`
  }
}

/**
 * Describes what a database holds, of this version or an earlier one, so that somebody sees whether a restore is what they expect.
 * @returns sentences
 * @throws StartupError when it cannot be read
 */
export async function describeShop(location: Location): Promise<string[]> {
  const db = openDatabase(location)
  try {
    const newest = await db
      .selectFrom('orders')
      .select(['number', 'createdAt'])
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
    const [products, users, orders] = [
      await count(db, 'products'),
      await count(db, 'users'),
      await count(db, 'orders'),
    ]
    const pictures = await listPictures(db)
    return [
      `It has ${products} products, ${users} accounts and ${orders} orders${newest ? `; the newest, ${newest.number}, is of ${newest.createdAt}` : ''}.`,
      await describePictures(location, pictures),
    ]
  } catch (error) {
    throw new StartupError(
      `the database ${nameDatabase(location)} cannot be read: ${getReason(error)}`,
    )
  } finally {
    await db.destroy()
  }
}
