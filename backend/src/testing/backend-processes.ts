import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { API_BASE } from '../app.ts'
import { openDatabase } from '../platform/db/database.ts'
import { createPostgresDatabase } from './databases.ts'
import { type MockStripe, startMockStripe } from './mock-stripe.ts'
import { listOrderStatuses, listPayments } from './order-queries.ts'
import { createCheckoutRequest, createOrderRequest } from './requests.ts'
import { getFreePort, startServer } from './server-process.ts'
import { openShop, type Shopper, type TestShop } from './test-shop.ts'

const JWT_SECRET = 'a secret of two backends, long enough'

export type Backend = Awaited<ReturnType<typeof startServer>> & { url: string }

interface Opened {
  /** Another app on the same database, for what a test sets up and looks at. */
  shop: TestShop
  /** Webhooks of it are lost. */
  stripe: MockStripe
  dataDir: string
  env: Record<string, string>
}

async function open(database: 'SQLite' | 'PostgreSQL'): Promise<Opened> {
  const stripe = await startMockStripe()
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-processes-'))
  const databaseUrl = database === 'PostgreSQL' ? await createPostgresDatabase() : undefined
  const secret = Buffer.from(JWT_SECRET)
  const shop = await openShop(async () => openDatabase({ dataDir, databaseUrl }), { secret })
  const env = {
    JWT_SECRET,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_API_HOST: stripe.api.host,
    STRIPE_API_PORT: `${stripe.api.port}`,
    STRIPE_API_PROTOCOL: 'http',
  }
  return { shop, stripe, dataDir, env }
}

/** Shares a database, and backends as processes that are killed as by the system, among the tests of a `describe` block. */
export function withBackendProcesses(database: 'SQLite' | 'PostgreSQL') {
  let opened: Opened | undefined
  let running: Backend[] = []

  function get(): Opened {
    if (!opened) throw new Error('The database is opened in beforeAll.')
    return opened
  }
  beforeAll(async () => {
    opened = await open(database)
  })
  afterAll(async () => {
    await Promise.all(running.map(kill))
    await opened?.stripe.close()
    await opened?.shop.close()
  })

  async function start(): Promise<Backend> {
    const port = await getFreePort()
    const server = await startServer({ ...get().env, BACKEND_PORT: `${port}` })
    const backend = { ...server, url: `http://localhost:${port}${API_BASE}` }
    running.push(backend)
    return backend
  }

  async function kill(backend: Backend): Promise<void> {
    running = running.filter((other) => other !== backend)
    backend.child.kill('SIGKILL')
    await backend.exited
  }

  function send({ url }: Backend, method: string, path: string, by: Shopper, body: object) {
    const headers = { ...by.headers, 'content-type': 'application/json' }
    return fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) })
  }

  async function confirmOrder(backend: Backend): Promise<Shopper> {
    const shopper = await get().shop.createShopper()
    const order = createOrderRequest(shopper)
    const path = '/products/admin-side/confirm/order'
    expect((await send(backend, 'POST', path, shopper, order)).status).toBe(200)
    return shopper
  }

  const checkOut = (backend: Backend, shopper: Shopper) =>
    send(backend, 'POST', '/payment/create-checkout', shopper, createCheckoutRequest())

  return {
    get,
    start,
    /** Those that have been started and not killed. */
    listRunning: () => running,
    kill,
    send,
    confirmOrder,
    checkOut,
    /** Places an order and opens its card page. */
    async openSession(backend: Backend) {
      const shopper = await confirmOrder(backend)
      expect((await checkOut(backend, shopper)).status).toBe(200)
      const [payment] = await listPayments(get().shop, shopper)
      return { shopper, sessionId: payment?.sessionId ?? '' }
    },
    /** Lets the minute until the next check of each payment pass, or that of a dead backend's claim. */
    async passMinute(): Promise<void> {
      const payments = get().shop.deps.db.updateTable('payments').where('checkAt', 'is not', null)
      await payments.set({ checkAt: new Date(0).toISOString() }).execute()
    },
    async waitUntilPaid(shopper: Shopper): Promise<void> {
      while (!(await listOrderStatuses(get().shop, shopper)).includes('paid')) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}
