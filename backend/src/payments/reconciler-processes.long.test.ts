import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { API_BASE } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { createPostgresDatabase, describeOnDatabases } from '../testing/databases.ts'
import { type MockStripe, startMockStripe } from '../testing/mock-stripe.ts'
import { listOrderStatuses, listPayments } from '../testing/payment-queries.ts'
import { createCheckoutRequest, createOrderRequest } from '../testing/requests.ts'
import { getFreePort, startServer } from '../testing/server-process.ts'
import { openShop, type Shopper, type TestShop } from '../testing/test-shop.ts'

jest.setTimeout(120_000)

const JWT_SECRET = 'a secret of two backends, long enough'

type Backend = Awaited<ReturnType<typeof startServer>> & { url: string }

/** Backends are real processes, which are killed as by the system; webhooks are lost. */
describeOnDatabases('payments with two backends', ({ database }) => {
  let stripe: MockStripe
  let shop: TestShop
  let env: Record<string, string>
  let running: Backend[] = []

  beforeAll(async () => {
    stripe = await startMockStripe()
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-payments-'))
    const databaseUrl = database === 'PostgreSQL' ? await createPostgresDatabase() : undefined
    const secret = Buffer.from(JWT_SECRET)
    shop = await openShop(async () => openDatabase({ dataDir, databaseUrl }), { secret })
    env = {
      JWT_SECRET,
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_HOST: stripe.api.host,
      STRIPE_API_PORT: `${stripe.api.port}`,
      STRIPE_API_PROTOCOL: 'http',
    }
  })
  afterAll(async () => {
    await Promise.all(running.map(kill))
    await stripe.close()
    await shop.close()
  })

  async function startBackend(): Promise<Backend> {
    const port = await getFreePort()
    const server = await startServer({ ...env, BACKEND_PORT: `${port}` })
    return { ...server, url: `http://localhost:${port}${API_BASE}` }
  }

  /** Starts what is missing to two running backends. */
  async function startTwo(): Promise<[Backend, Backend]> {
    const missing = Array.from({ length: 2 - running.length }, startBackend)
    running.push(...(await Promise.all(missing)))
    return running as [Backend, Backend]
  }

  async function kill(backend: Backend): Promise<void> {
    running = running.filter((other) => other !== backend)
    backend.child.kill('SIGKILL')
    await backend.exited
  }

  const post = ({ url }: Backend, path: string, { headers }: Shopper, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  async function confirmOrder(backend: Backend): Promise<Shopper> {
    const shopper = await shop.createShopper()
    const order = createOrderRequest(shopper)
    const confirmed = await post(backend, '/products/admin-side/confirm/order', shopper, order)
    expect(confirmed.status).toBe(200)
    return shopper
  }

  const checkOut = (backend: Backend, shopper: Shopper) =>
    post(backend, '/payment/create-checkout', shopper, createCheckoutRequest())

  async function openSession(backend: Backend) {
    const shopper = await confirmOrder(backend)
    expect((await checkOut(backend, shopper)).status).toBe(200)
    const [payment] = await listPayments(shop, shopper)
    return { shopper, sessionId: payment?.sessionId ?? '' }
  }

  /** The minute until the next check passes, or that of a dead backend's claim. */
  async function passMinute(): Promise<void> {
    const payments = shop.deps.db.updateTable('payments').where('checkAt', 'is not', null)
    await payments.set({ checkAt: new Date(0).toISOString() }).execute()
  }

  async function waitUntilPaid(shopper: Shopper): Promise<void> {
    while (!(await listOrderStatuses(shop, shopper)).includes('paid')) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  test('a payment is found after the backend that opened it was killed, once', async () => {
    const [first] = await startTwo()
    const { shopper, sessionId } = await openSession(first)
    await kill(first)
    stripe.completePayment(sessionId)
    await passMinute()
    await waitUntilPaid(shopper)
    expect(stripe.countFetches(sessionId)).toBe(1)
  })

  test('a backend that is killed while it opens a session leaves one session, and an order that can be paid', async () => {
    const [first, second] = await startTwo()
    const shopper = await confirmOrder(first)
    const sessions = stripe.sessions.size
    const release = stripe.holdResponses()
    const created = stripe.nextCall('POST', '/v1/checkout/sessions')
    const cutOff = checkOut(first, shopper).catch(() => null)
    await created
    await kill(first)
    expect(await cutOff).toBeNull()
    release()
    expect((await checkOut(second, shopper)).status).toBe(200)
    expect(stripe.sessions.size).toBe(sessions + 1)
    const [payment] = await listPayments(shop, shopper)
    stripe.completePayment(payment?.sessionId ?? '')
    await passMinute()
    await waitUntilPaid(shopper)
  })

  test('a payment is found after every backend was killed while one of them asked', async () => {
    const [only] = running
    if (!only) throw new Error('No backend is running.')
    const { shopper, sessionId } = await openSession(only)
    stripe.completePayment(sessionId)
    const release = stripe.holdResponses()
    const asked = stripe.nextCall('GET', sessionId)
    await passMinute()
    await asked
    await kill(only)
    release()
    expect(await listOrderStatuses(shop, shopper)).toEqual(['open'])
    running.push(await startBackend())
    await passMinute()
    await waitUntilPaid(shopper)
    expect((await listPayments(shop, shopper)).map(({ checkAt }) => checkAt)).toEqual([null])
  })
})
