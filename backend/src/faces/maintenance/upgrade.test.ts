import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import { API_BASE } from '../../app.ts'
import { migrations } from '../../platform/db/migrations.ts'
import { migrate } from '../../platform/db/migrator.ts'
import type { Db } from '../../platform/db/schema.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { startPayment } from '../../testing/requests.ts'
import { buildSecondApp, openShop } from '../../testing/test-shop.ts'

/** What a database of the version before the initial migration has recorded. */
const EARLIER = ['001-initial', '016-order-delivery', '032-product-imports']

async function recordMigrations(db: Db, names: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(db)
  for (const name of names) await sql`insert into kysely_migration values (${name}, '')`.execute(db)
}

describeOnDatabases('an upgrade', ({ openDatabase }) => {
  test('keeps orders, open payments, log-ins and pictures', async () => {
    const uploadsDir = join(mkdtempSync(join(tmpdir(), 'shop-upgrade-')), 'media')
    mkdirSync(uploadsDir)
    const picture = `upload-${'d'.repeat(24)}-1280.webp`
    writeFileSync(join(uploadsDir, picture), 'a picture')
    const shop = await openShop(openDatabase, { uploadsDir })
    const { shopper, sessionId } = await startPayment(shop)
    const { db } = shop.deps
    const readRows = async () => ({
      orders: await db.selectFrom('orders').selectAll().execute(),
      payments: await db.selectFrom('payments').selectAll().execute(),
    })
    const before = await readRows()
    expect(before.orders).toHaveLength(1)
    await migrate(db, '033-initial')
    await recordMigrations(db, EARLIER)

    // Several backends start at once.
    await Promise.all([migrate(db), migrate(db)])
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
    const upgraded = await buildSecondApp(shop.deps)
    expect(await readRows()).toEqual(before)
    const read = async (url: string, headers = {}) => upgraded.inject({ url, headers })
    const payment = await read(`${API_BASE}/payment/checkout/${sessionId}`, shopper.headers)
    expect(payment.json()).toMatchObject({ data: { sessionId, payment_status: 'unpaid' } })
    expect((await read(`/media/${picture}`)).body).toBe('a picture')
    await upgraded.close()
    await shop.close()
  })

  test('of a database that is older still says which version migrates it', async () => {
    const db = await openDatabase()
    await migrate(db)
    await recordMigrations(db, EARLIER.slice(0, 2))
    await expect(migrate(db)).rejects.toThrow(
      'The database is at the migration 016-order-delivery. Let a version of the backend that has 032-product-imports migrate it first.',
    )
    await db.destroy()
  })
})
