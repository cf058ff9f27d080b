import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { API_BASE } from '../app.ts'
import { migrate } from '../db/migrator.ts'
import { describeOnDatabases } from '../testing/databases.ts'
import { openPaymentSession } from '../testing/requests.ts'
import { buildSecondApp, openShop } from '../testing/test-shop.ts'

/** The last migration of the version that had no office. */
const BEFORE_OFFICE = '016-order-delivery'

describeOnDatabases('an upgrade', ({ openDatabase }) => {
  test('keeps orders, open payments, log-ins and pictures', async () => {
    const uploadsDir = join(mkdtempSync(join(tmpdir(), 'shop-upgrade-')), 'media')
    mkdirSync(uploadsDir)
    const picture = `upload-${'d'.repeat(24)}-1280.webp`
    writeFileSync(join(uploadsDir, picture), 'a picture')
    const shop = await openShop(openDatabase, { uploadsDir })
    const shopper = await shop.createShopper()
    const sessionId = await openPaymentSession(shop, shopper)
    const { db } = shop.deps
    const readRows = async () => ({
      orders: await db.selectFrom('orders').selectAll().execute(),
      payments: await db.selectFrom('payments').selectAll().execute(),
    })
    const before = await readRows()
    expect(before.orders).toHaveLength(1)
    await migrate(db, BEFORE_OFFICE)

    await migrate(db)
    const upgraded = await buildSecondApp(shop.deps)
    // Buyers of earlier orders do not expect to be reminded.
    const orders = before.orders.map((order) => ({ ...order, remindedAt: order.createdAt }))
    expect(await readRows()).toEqual({ ...before, orders })
    const read = async (url: string, headers = {}) => upgraded.inject({ url, headers })
    const payment = await read(`${API_BASE}/payment/checkout/${sessionId}`, shopper.headers)
    expect(payment.json()).toMatchObject({ data: { sessionId, payment_status: 'unpaid' } })
    expect((await read(`/media/${picture}`)).body).toBe('a picture')
    await upgraded.close()
    await shop.close()
  })
})
