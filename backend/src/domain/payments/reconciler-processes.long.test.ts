import { type Backend, withBackendProcesses } from '../../testing/backend-processes.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { listOrderStatuses, listPayments } from '../../testing/order-queries.ts'

describeOnDatabases('payments with two backends', ({ database }) => {
  const processes = withBackendProcesses(database)
  const { kill, confirmOrder, checkOut, openSession, passMinute, waitUntilPaid } = processes

  /** Starts what is missing to two running backends. */
  async function startTwo(): Promise<[Backend, Backend]> {
    const missing = 2 - processes.listRunning().length
    await Promise.all(Array.from({ length: missing }, () => processes.start()))
    return processes.listRunning() as [Backend, Backend]
  }

  test('a payment is found after the backend that opened it was killed, once', async () => {
    const { stripe } = processes.get()
    const [first] = await startTwo()
    const { shopper, sessionId } = await openSession(first)
    await kill(first)
    stripe.completePayment(sessionId)
    await passMinute()
    await waitUntilPaid(shopper)
    expect(stripe.countFetches(sessionId)).toBe(1)
  })

  test('a backend that is killed while it opens a session leaves one session, and an order that can be paid', async () => {
    const { stripe, shop } = processes.get()
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
    const { stripe, shop } = processes.get()
    const only = processes.listRunning()[0] ?? (await processes.start())
    const { shopper, sessionId } = await openSession(only)
    stripe.completePayment(sessionId)
    const release = stripe.holdResponses()
    const asked = stripe.nextCall('GET', sessionId)
    await passMinute()
    await asked
    await kill(only)
    release()
    expect(await listOrderStatuses(shop, shopper)).toEqual(['open'])
    await processes.start()
    await passMinute()
    await waitUntilPaid(shopper)
    expect((await listPayments(shop, shopper)).map(({ checkAt }) => checkAt)).toEqual([null])
  })
})
