import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import pg from 'pg'

import { createPostgresDatabase, describeWithPostgres } from '../../testing/databases.ts'
import { createOrderRequest, postOrder } from '../../testing/requests.ts'
import { openShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { openPostgres } from './database.ts'
import { DEFAULT_TIMEOUTS } from './postgres.pool.ts'

const TRY_AGAIN = 'We could not complete this just now. Please try again in a few seconds.'

describeWithPostgres('the shop on PostgreSQL', () => {
  let url: string
  let shop: TestShop
  let shopper: Shopper

  beforeAll(async () => {
    url = await createPostgresDatabase()
    const timeouts = { ...DEFAULT_TIMEOUTS, lock: 300, statement: 2000 }
    shop = await openShop(async () => openPostgres(url, { timeouts }), { rateLimits: true })
    shopper = await shop.createShopper()
  })
  afterAll(() => shop.close())

  /** Runs `work` with a connection of its own. */
  async function withAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
    const admin = new pg.Client(url)
    await admin.connect()
    try {
      return await work(admin)
    } finally {
      await admin.end()
    }
  }

  /** A transaction elsewhere that keeps the shopper's orders waiting. */
  async function lockShopper(admin: pg.Client): Promise<void> {
    await admin.query('begin')
    await admin.query('select 1 from users where id = $1 for update', [shopper.user.id])
  }

  test('fails the order whose connection is cut, and completes it on a retry', async () => {
    const request = createOrderRequest(shopper, { buyerAdress: randomUUID() })
    await withAdmin(async (admin) => {
      await lockShopper(admin)
      const order = postOrder(shop, shopper, request)
      const others = `from pg_stat_activity where pid <> pg_backend_pid()
        and datname = current_database() and backend_type = 'client backend'`
      for (;;) {
        const waiting = await admin.query(`select 1 ${others} and wait_event_type = 'Lock'`)
        if (waiting.rowCount) break
      }
      await admin.query(`select pg_terminate_backend(pid) ${others}`)
      const response = await order
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('5')
      expect(response.json()).toEqual({ message: TRY_AGAIN })
      await admin.query('rollback')
    })
    expect((await postOrder(shop, shopper, request)).statusCode).toBe(200)
  })

  test('gives up waiting for a lock', async () => {
    const request = createOrderRequest(shopper, { buyerAdress: randomUUID() })
    await withAdmin(async (admin) => {
      await lockShopper(admin)
      expect((await postOrder(shop, shopper, request)).statusCode).toBe(503)
      await admin.query('rollback')
    })
    expect((await postOrder(shop, shopper, request)).statusCode).toBe(200)
  })

  test('gives up a statement that takes too long', async () => {
    const sleeping = sql`select pg_sleep(30)`.execute(shop.deps.db)
    await expect(sleeping).rejects.toMatchObject({
      name: 'DatabaseUnavailableError',
      cause: { code: '57014' },
    })
  })
})
