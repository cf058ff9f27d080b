import { sql } from 'kysely'
import { createLog } from 'monitoring/log.ts'
import { Registry } from 'monitoring/metrics.ts'
import { currentContext, runJob } from 'monitoring/request-context.ts'

import { createTemporaryFile, openSqliteFile } from '../../testing/databases.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import {
  ACCEPTED_CARD,
  createOrderRequest,
  openPaymentSession,
  postCard,
  postOrder,
} from '../../testing/requests.ts'
import { openShop } from '../../testing/test-shop.ts'
import { openSqlite } from '../db/database.ts'
import { watchDatabase } from './watch-database.ts'

describe('backend-metrics', () => {
  test('orders, payments and e-mails are counted by what became of them', async () => {
    const shop = await openShop(openSqliteFile)
    const shopper = await shop.createShopper()
    const order = createOrderRequest(shopper, { buyerAdress: 'Way 2, Muscat' })
    await postOrder(shop, shopper, order)
    await postOrder(shop, shopper, order)
    await postOrder(shop, shopper, createOrderRequest(shopper, { TotalOrderPrice: 1 }))
    await postCard(shop, await openPaymentSession(shop, shopper), ACCEPTED_CARD)
    await deliverMails(shop)
    const text = await shop.deps.metrics.metrics()
    for (const line of [
      'orders_total{outcome="placed"} 2',
      'orders_total{outcome="repeated"} 1',
      'orders_total{outcome="refused"} 1',
      'orders_total{outcome="failed"} 0',
      'payments_total{provider="test",outcome="started"} 1',
      'payments_total{provider="test",outcome="paid"} 1',
      'mails_total{outcome="sent"} 2',
    ]) {
      expect(text).toContain(`${line}\n`)
    }
    await shop.close()
  })
})

describe('watch-database', () => {
  function open(slowQueryMs: number) {
    const lines: Record<string, unknown>[] = []
    const log = createLog({
      service: 'backend',
      level: 'warn',
      format: 'json',
      write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
    })
    const metrics = new Registry()
    return {
      lines,
      metrics,
      db: openSqlite(createTemporaryFile(), watchDatabase({ metrics, log, slowQueryMs })),
    }
  }

  test('a slow statement is logged with its request, and without its values', async () => {
    const { db, lines } = open(0)
    const id = await runJob('mail', async () => {
      await sql`select ${'maha'} as name`.execute(db)
      return currentContext()?.reqId
    })
    expect(lines).toMatchObject([{ msg: 'A slow statement', reqId: id, sql: 'select ? as name' }])
    expect(JSON.stringify(lines)).not.toContain('maha')
    await db.destroy()
  })

  test('statements are measured by kind and outcome; fast ones are not logged', async () => {
    const { db, lines, metrics } = open(60_000)
    await sql`select 1`.execute(db)
    await expect(db.selectFrom('users').selectAll().execute()).rejects.toMatchObject({
      code: 'ERR_SQLITE_ERROR',
    })
    const text = await metrics.metrics()
    expect(text).toContain('database_query_duration_seconds_count{kind="raw",outcome="done"} 1')
    expect(text).toContain(
      'database_query_duration_seconds_count{kind="select",outcome="failed"} 1',
    )
    expect(lines).toEqual([])
    await db.destroy()
  })
})
