import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import pg from 'pg'

import { type Cluster, cutConnections, findPostgres, startCluster } from '../testing/postgres.ts'
import { createOrderRequest, get, postOrder } from '../testing/requests.ts'
import { getFreePort, startServer } from '../testing/server-process.ts'
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts'
import { openShop, type Shopper, type TestShop } from '../testing/test-shop.ts'
import { openPostgres } from './database.ts'

jest.setTimeout(60_000)

const bin = findPostgres()
const describeIfInstalled = bin ? describe : describe.skip
const TRY_AGAIN = 'We could not complete this just now. Please try again in a few seconds.'

describeIfInstalled('the shop on PostgreSQL', () => {
  let cluster: Cluster
  let proxy: TcpProxy
  let shop: TestShop
  let shopper: Shopper
  const getUrl = (database: string, port = proxy.port) =>
    `postgres://shop@127.0.0.1:${port}/${database}`
  let directUrl = ''

  beforeAll(async () => {
    const port = await getFreePort()
    cluster = startCluster(bin ?? '', port)
    proxy = await startTcpProxy(port)
    directUrl = getUrl('postgres', port)
    shop = await openShop(async () => openPostgres(getUrl('postgres')), { rateLimits: true })
    shopper = await shop.createShopper()
  })
  afterAll(async () => {
    await shop.close()
    await proxy.close()
    cluster.stop()
  })

  /** Runs `work` with a connection of its own, past the proxy. */
  async function withAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
    const admin = new pg.Client(directUrl)
    await admin.connect()
    return work(admin).finally(() => admin.end())
  }

  /** A transaction elsewhere that keeps the shopper's orders waiting. */
  async function lockShopper(admin: pg.Client): Promise<void> {
    await admin.query('begin')
    await admin.query('select 1 from users where id = $1 for update', [shopper.user.id])
  }

  async function expectOutage(fault: () => unknown, repair: () => unknown): Promise<void> {
    const categories = '/categories/all-category/admin-side'
    expect((await get(shop, categories)).statusCode).toBe(200)
    const request = createOrderRequest(shopper, { buyerAdress: randomUUID() })
    await fault()
    try {
      const failed = await Promise.all([1, 2, 3].map(() => postOrder(shop, shopper, request)))
      for (const response of failed) {
        expect(response.statusCode).toBe(503)
        expect(response.headers['retry-after']).toBe('5')
        expect(response.json()).toEqual({ message: TRY_AGAIN })
      }
      // The version of the catalogue is due again.
      await new Promise((resolve) => setTimeout(resolve, 1100))
      expect((await get(shop, categories)).statusCode).toBe(200)
    } finally {
      await repair()
    }
    expect((await postOrder(shop, shopper, request)).statusCode).toBe(200)
    const placed = await shop.deps.db
      .selectFrom('orders')
      .select('buyerAddress')
      .where('buyerAddress', '=', request.buyerAdress)
      .execute()
    expect(placed).toHaveLength(1)
  }

  test('fails the order whose connection is cut, and completes it on a retry', async () => {
    const request = createOrderRequest(shopper, { buyerAdress: randomUUID() })
    await withAdmin(async (admin) => {
      await lockShopper(admin)
      const order = postOrder(shop, shopper, request)
      const others = 'from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1'
      const client = ['client backend']
      for (;;) {
        const waiting = await admin.query(`select 1 ${others} and wait_event_type = 'Lock'`, client)
        if (waiting.rowCount) break
      }
      await admin.query(`select pg_terminate_backend(pid) ${others}`, client)
      const response = await order
      expect(response.statusCode).toBe(503)
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

  test('survives a crash and a restart of the server', () =>
    expectOutage(
      () => cluster.crash(),
      () => cluster.start(),
    ))

  test('survives a frozen server', () =>
    expectOutage(
      () => cluster.freeze(),
      () => cluster.thaw(),
    ))

  test('survives a network that accepts and never answers', () =>
    expectOutage(
      () => proxy.hang(),
      () => proxy.resume(),
    ))

  test('keeps its process when all connections are cut under load', async () => {
    const port = await getFreePort()
    const server = await startServer({
      BACKEND_PORT: `${port}`,
      DATABASE_URL: getUrl('postgres'),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'shop-server-')),
    })
    const statuses = new Set<number>()
    let loading = true
    const load = Array.from({ length: 30 }, async () => {
      while (loading) {
        const path = `/api/v1.0/products/${randomUUID()}`
        statuses.add((await fetch(`http://localhost:${port}${path}`)).status)
      }
    })
    for (let cut = 0; cut < 10; cut += 1) {
      await cutConnections(directUrl)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    loading = false
    await Promise.all(load)
    expect(server.child.exitCode).toBeNull()
    expect([...statuses].sort()).toEqual([404, 503])
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  })
})
