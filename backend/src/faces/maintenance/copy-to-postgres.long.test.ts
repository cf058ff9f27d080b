import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DatabaseSync } from '@photostructure/sqlite'
import { orderRowPageSchema } from '@shop/contracts/wire/account.ts'
import { sql } from 'kysely'

import { saveVerification } from '../../platform/auth/verification.store.ts'
import { openDatabase, openPostgres } from '../../platform/db/database.ts'
import { toJson } from '../../platform/db/json.ts'
import type { Db } from '../../platform/db/schema.ts'
import { changeFavourites } from '../../testing/account-requests.ts'
import { createPostgresDatabase, describeWithPostgres } from '../../testing/databases.ts'
import { getPaymentStatus } from '../../testing/order-queries.ts'
import { releaseClosedFiles } from '../../testing/release-closed-files.ts'
import {
  ACCEPTED_CARD,
  claimCoupon,
  createOrderRequest,
  get,
  nextTrackingNumber,
  openPaymentSession,
  post,
  postCard,
  postOrder,
  summary,
  toPrice,
} from '../../testing/requests.ts'
import { openShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { copyToPostgres, runCopyToPostgres } from './copy-to-postgres.ts'
import { openSqliteSource } from './sqlite-source.ts'

const AWKWARD = 'شارع "١" \\ {مسقط}, NULL 🎁\n'
const NOWHERE = 'postgres:///shop?host=/nowhere'

/** Copies what this process has closed. */
async function copyReleased(location: Parameters<typeof copyToPostgres>[0]) {
  await releaseClosedFiles()
  return copyToPostgres(location)
}

const createFolder = () => mkdtempSync(join(tmpdir(), 'shop-copy-'))

/** Gives a shop what its shoppers and its backend leave in every table. */
async function fill(shop: TestShop): Promise<{ shopper: Shopper; sessionId: string }> {
  const { db, clock } = shop.deps
  const shopper = await shop.createShopper()
  const { id: userId } = shopper.user
  const now = clock().toISOString()
  await db.updateTable('products').set({ stock: 5 }).execute()
  const sessionId = await openPaymentSession(shop, shopper)
  await postCard(shop, sessionId, ACCEPTED_CARD)
  await postOrder(shop, shopper, createOrderRequest(shopper, { buyerAdress: AWKWARD }))
  const [order] = await db.selectFrom('orders').select('id').execute()
  await db
    .insertInto('stockReservations')
    .values({ orderId: order?.id ?? '', productId: 'steel-card', quantity: 1 })
    .execute()
  await db
    .insertInto('orderNotes')
    .values({ ...{ id: 'n-1', orderId: order?.id ?? '', userId }, text: AWKWARD, createdAt: now })
    .execute()
  const pageText = toJson({ en: `# ${AWKWARD}`, ar: AWKWARD })
  await db.insertInto('contentPages').values({ id: 'terms', text: pageText, position: 0 }).execute()
  const blogPost = { id: '10', date: '2026-11-29', readMinutes: 2, text: pageText, deleted: 1 }
  await db.insertInto('blogPosts').values(blogPost).execute()
  await db
    .insertInto('memberNotes')
    .values({ ...{ id: 'n-2', memberId: userId, userId }, text: AWKWARD, createdAt: now })
    .execute()
  await post(shop, '/messages', shopper, {
    senderId: userId,
    receiverId: 'agent-1',
    message: AWKWARD,
  })
  await claimCoupon(shop, shopper, 'SALE20OFF')
  await changeFavourites(shop, shopper, { add: ['key-fob'] })
  await saveVerification(shop.deps, {
    id: 'v-1',
    purpose: 'password-reset',
    userId,
    newEmail: null,
  })
  await db.insertInto('rateLimits').values({ key: 'login', points: 3, expiresAt: now }).execute()
  const report = { remote: 'mfe-agents', version: '1', phase: 'load', minute: now } as const
  await db
    .insertInto('failureReports')
    .values({ ...report, reports: 2, pageLoads: 0 })
    .execute()
  const times = { firstAt: now, lastAt: now }
  await db
    .insertInto('failureSamples')
    .values({
      ...{ remote: 'mfe-agents', version: '1', fingerprint: 'ab', phase: 'load', ...times },
      ...{ message: AWKWARD, stack: '', page: '/', shell: null, language: 'ar', pageLoads: 2 },
    })
    .execute()
  await db
    .insertInto('vitalCounts')
    .values({
      ...{ remote: 'mfe-agents', version: '1', day: now.slice(0, 10), page: '/agents' },
      ...{ vital: 'LCP', bucket: 70, pageLoads: 2 },
    })
    .execute()
  const form = { id: 'f-1', kind: 'contact', fields: toJson({ message: AWKWARD }) } as const
  await db
    .insertInto('forms')
    .values({ ...form, language: 'ar', userId, createdAt: now })
    .execute()
  await db
    .insertInto('subscribers')
    .values({ ...{ id: 's-1', email: 'reader@shop.example', language: 'ar' }, requestedAt: now })
    .execute()
  await db.insertInto('memberEmails').values({ userId, email: 'former@shop.example' }).execute()
  const offer = {
    role: 'staff',
    permissions: toJson([]),
    tokenHash: 'hash',
    expiresAt: now,
  } as const
  await db
    .insertInto('staffInvitations')
    .values({ ...offer, id: 'i-1', email: 'colleague@shop.example' })
    .execute()
  await db
    .insertInto('secondFactors')
    .values({ userId, salt: 'salt', lastStep: 1, confirmedAt: now })
    .execute()
  await db.insertInto('recoveryCodes').values({ userId, codeHash: 'hash', usedAt: null }).execute()
  await db
    .insertInto('officeLog')
    .values({
      ...{ id: 'l-1', at: now, userId, kind: 'product', subject: 'steel-card' },
      ...{ before: null, after: toJson({ family: AWKWARD }) },
    })
    .execute()
  await db
    .insertInto('shopSettings')
    .values({ name: 'contact', value: toJson({ phone: AWKWARD }), version: 1 })
    .execute()
  await db.insertInto('productImports').values({ key: 'import-1', result: null }).execute()
  const { id: paymentId, orderId } = await db
    .selectFrom('payments')
    .select(['id', 'orderId'])
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('refunds')
    .values({
      ...{ id: 'r-1', orderId, paymentId, amount: 1, userId, createdAt: now, endedAt: now },
      status: 'done',
    })
    .execute()
  return { shopper, sessionId }
}

async function readTables(db: Db): Promise<Record<string, string[]>> {
  const names = (await db.introspection.getTables()).map(({ name }) => name)
  const entries = names.map(async (name) => {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
    const texts = rows.map((row) =>
      JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    )
    return [name, texts.toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

describeWithPostgres('copyToPostgres', () => {
  const dataDir = createFolder()
  let shopper: Shopper
  let sessionId: string
  let before: Record<string, string[]>
  beforeAll(async () => {
    const shop = await openShop(async () => openDatabase({ dataDir }))
    ;({ shopper, sessionId } = await fill(shop))
    before = await readTables(shop.deps.db)
    await shop.close()
  })

  const copyFolder = () => {
    const folder = createFolder()
    cpSync(dataDir, folder, { recursive: true })
    return folder
  }

  test('copies every row of every table, with which another backend goes on', async () => {
    const empty = Object.entries(before).filter(([, rows]) => rows.length === 0)
    // A new table needs a row in `fill`, so that it is seen to be copied.
    expect(empty).toEqual([])
    const databaseUrl = await createPostgresDatabase()
    const { rows, totals } = await copyReleased({ dataDir, databaseUrl })
    expect(rows.get('orders')).toBe(2)
    expect(totals).toEqual([
      `orders that are open: 1 of ${toPrice(summary.total)} in all`,
      `orders that are paid: 1 of ${toPrice(summary.total)} in all`,
      'payments that are paid: 1',
    ])
    const shop = await openShop(async () => openPostgres(databaseUrl))
    expect(await readTables(shop.deps.db)).toEqual(before)

    expect(await getPaymentStatus(shop, shopper, sessionId)).toBe('paid')
    const listOrders = async () => {
      const response = await get(shop, '/account/orders', shopper)
      return orderRowPageSchema.parse(response.json()).results.map(({ number }) => Number(number))
    }
    const copied = await listOrders()
    expect(copied).toHaveLength(2)
    shop.advanceClock(31)
    const order = createOrderRequest(shopper, { trackingOrderId: nextTrackingNumber() })
    expect((await postOrder(shop, shopper, order)).statusCode).toBe(200)
    expect(await listOrders()).toEqual([order.trackingOrderId, ...copied])
    await shop.close()

    const again = copyReleased({ dataDir, databaseUrl })
    await expect(again).rejects.toThrow(/its table \w+ has rows already; name an empty database/)
  })

  test('copies nothing when a row is refused, and everything once it is mended', async () => {
    const folder = copyFolder()
    const databaseUrl = await createPostgresDatabase()
    const write = async (message: string) => {
      await releaseClosedFiles()
      const db = new DatabaseSync(join(folder, 'shop.sqlite'))
      db.exec(`update messages set id = 'm-1', message = ${message}`)
      db.close()
    }
    await write(`'a' || char(0) || 'b'`)
    await expect(copyReleased({ dataDir: folder, databaseUrl })).rejects.toThrow(
      'the rows of messages cannot be copied: message holds a null byte, which PostgreSQL cannot store, where id is m-1',
    )
    const db = openPostgres(databaseUrl)
    const found = await readTables(db)
    expect(Object.keys(found).sort()).toEqual(Object.keys(before).sort())
    expect(Object.values(found).flat()).toEqual([])
    await write(`'ab'`)
    await copyReleased({ dataDir: folder, databaseUrl })
    expect(await db.selectFrom('agents').selectAll().execute()).toHaveLength(12)
    await db.destroy()
  })

  test('is refused while a backend has the file open, and lets none open it meanwhile', async () => {
    const db = openDatabase({ dataDir })
    await db.selectFrom('users').select('id').execute()
    const copy = copyReleased({ dataDir, databaseUrl: NOWHERE })
    await expect(copy).rejects.toThrow(
      'shop.sqlite is in use; stop every backend that uses it first',
    )
    await db.destroy()
    const file = join(dataDir, 'shop.sqlite')
    await releaseClosedFiles()
    const source = openSqliteSource(file)
    const other = new DatabaseSync(file, { timeout: 0 })
    const readUsers = () => other.prepare('select id from users').all() as unknown[]
    expect(readUsers).toThrow('locked')
    source.close()
    await releaseClosedFiles()
    expect(readUsers()).not.toEqual([])
    other.close()
  })

  test('is refused for a database that another version left', async () => {
    const folder = copyFolder()
    const db = openDatabase({ dataDir: folder })
    await sql`insert into kysely_migration values ('999-later', '')`.execute(db)
    await db.destroy()
    await expect(copyReleased({ dataDir: folder, databaseUrl: NOWHERE })).rejects.toThrow(
      'was migrated by a later version of this program (999-later), which alone can copy it',
    )
    const older = copyFolder()
    const olderDb = openDatabase({ dataDir: older })
    await sql`delete from kysely_migration`.execute(olderDb)
    await sql`insert into kysely_migration values ('032-product-imports', '')`.execute(olderDb)
    await olderDb.destroy()
    await expect(copyReleased({ dataDir: older, databaseUrl: NOWHERE })).rejects.toThrow(
      'lacks the migration 033-initial; run migrate without DATABASE_URL first',
    )
  })

  test('says what is missing, damaged or away', async () => {
    await expect(runCopyToPostgres({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      'DATABASE_URL must name the database to copy into',
    )
    const folder = createFolder()
    const copy = () => copyReleased({ dataDir: folder, databaseUrl: NOWHERE })
    await expect(copy()).rejects.toThrow('shop.sqlite (DATA_DIR) does not exist')
    writeFileSync(join(folder, 'shop.sqlite'), 'no database'.repeat(100))
    await expect(copy()).rejects.toThrow('shop.sqlite cannot be read: file is not a database')
    await expect(copyReleased({ dataDir, databaseUrl: NOWHERE })).rejects.toThrow(
      /PostgreSQL at \/shop \(DATABASE_URL\) cannot be filled: connect ENOENT/,
    )
  })
})
