import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describeWithPostgres } from '../../testing/databases.ts'
import { type Cluster, cutConnections, findPostgres, startCluster } from '../../testing/postgres.ts'
import { createOrderRequest, get, postOrder } from '../../testing/requests.ts'
import { getFreePort, startServer } from '../../testing/server-process.ts'
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts'
import { openShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { openPostgres } from './database.ts'

const TRY_AGAIN = 'We could not complete this just now. Please try again in a few seconds.'

describeWithPostgres('the shop during an outage of PostgreSQL', () => {
  let cluster: Cluster
  let proxy: TcpProxy
  let shop: TestShop
  let shopper: Shopper
  const getUrl = (database: string, port = proxy.port) =>
    `postgres://shop@127.0.0.1:${port}/${database}`
  let directUrl = ''

  beforeAll(async () => {
    const port = await getFreePort()
    cluster = startCluster(findPostgres() ?? '', port)
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

  test('survives a network that accepts and never responds', () =>
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
    for (let cut = 0; cut < 10 || statuses.size < 2; cut += 1) {
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
