import type { IncomingMessage } from 'node:http'

import { type MockResponse, startMockServer } from './mock-server.ts'
import { createMockRefunds, refuse, type Session, succeed } from './mock-thawani-refunds.ts'

interface ThawaniCall {
  method: string
  path: string
  query: URLSearchParams
  key: string | undefined
  body: Record<string, unknown> | null
}

/**
 * What is wrong with a response: an error of the server, a refusal, no JSON, or none at all. Of `garbage` and `dropped` the call has
 * taken effect.
 */
type Fault = { status: number; code: number } | 'garbage' | 'dropped'

const MIN_SESSION_MINUTES = 30
const SECRET_KEY = 'thawani-secret'

function toCall(request: IncomingMessage, text: string): ThawaniCall {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://thawani.test')
  const key = request.headers['thawani-api-key']
  return {
    method: request.method ?? '',
    path: pathname.replace('/api/v1', ''),
    query: searchParams,
    key: typeof key === 'string' ? key : undefined,
    body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
  }
}

interface Product {
  name: string
  unit_amount: number
  quantity: number
}

const isProduct = ({ name, unit_amount, quantity }: Product): boolean =>
  name.length >= 1 &&
  [...name].length <= 40 &&
  Number.isInteger(unit_amount) &&
  unit_amount >= 100 &&
  Number.isInteger(quantity) &&
  quantity >= 1 &&
  quantity <= 100

/**
 * Starts a mock of the part of Thawani's API that we call, on loopback, by its documentation: amounts in baisa, no idempotency keys, and a
 * list of payments for each session, in which failed attempts stand as well. It sends no webhooks: all of them are lost.
 */
export async function startMockThawani() {
  const calls: ThawaniCall[] = []
  const sessions = new Map<string, Session>()
  const money = createMockRefunds(sessions)
  let fault: { fault: Fault; path: string } | null = null
  let surcharge = 0
  let created = 0
  let clock = () => new Date()

  function createSession(body: Record<string, unknown>): MockResponse {
    const products = body['products'] as Product[]
    const isValid =
      products.length >= 1 &&
      products.length <= 100 &&
      products.every(isProduct) &&
      Number(body['expire_in_minutes']) >= MIN_SESSION_MINUTES
    if (!isValid) return refuse(400, 4000)
    created += 1
    const id = `checkout_${String(created).padStart(40, 'x')}`
    const minutes = Number(body['expire_in_minutes'])
    const session: Session = {
      session_id: id,
      client_reference_id: String(body['client_reference_id']),
      payment_status: 'unpaid',
      total_amount: products.reduce(
        (sum, each) => sum + each.unit_amount * each.quantity,
        surcharge,
      ),
      invoice: `invoice_${id}`,
      expire_at: new Date(clock().getTime() + minutes * 60_000).toISOString(),
    }
    sessions.set(id, session)
    return succeed(session)
  }

  function handleSession(call: ThawaniCall): MockResponse {
    const [, reference] = /^\/checkout\/reference\/([\w-]+)$/.exec(call.path) ?? []
    if (reference !== undefined) {
      const found = [...sessions.values()].find((each) => each.client_reference_id === reference)
      return found ? succeed(found) : refuse(404, 4003)
    }
    const [, cancelled] = /^\/checkout\/(\w+)\/cancel$/.exec(call.path) ?? []
    const [, fetched] = /^\/checkout\/session\/(\w+)$/.exec(call.path) ?? []
    const session = sessions.get(cancelled ?? fetched ?? '')
    if (!session) return refuse(404, 4003)
    if (cancelled === undefined) return succeed(session)
    if (call.body === null) return { status: 411, body: {} }
    if (session.payment_status !== 'unpaid') return refuse(400, 4000)
    session.payment_status = 'cancelled'
    return succeed(session)
  }

  function handleCall(call: ThawaniCall): MockResponse {
    const { method, path, query, body } = call
    if (call.key !== SECRET_KEY) return refuse(401, 4001)
    if (method === 'POST' && path === '/checkout/session') return createSession(body ?? {})
    if (path === '/payments') return money.listPayments(query.get('checkout_invoice'))
    if (method === 'POST' && path === '/refunds') return money.createRefund(body ?? {})
    if (path.startsWith('/refunds/')) return money.findRefund(path)
    return handleSession(call)
  }

  function findFault({ path }: ThawaniCall): Fault | null {
    return fault && path.startsWith(fault.path) ? fault.fault : null
  }

  const { port, ...server } = await startMockServer((request, text) => {
    const call = toCall(request, text)
    calls.push(call)
    const present = findFault(call)
    if (typeof present === 'object' && present !== null) return refuse(present.status, present.code)
    const made = handleCall(call)
    if (present === 'dropped') return null
    return present === 'garbage' ? { ...made, body: '<html>Bad gateway</html>' } : made
  })

  return {
    ...server,
    url: `http://127.0.0.1:${port}`,
    secretKey: SECRET_KEY,
    calls,
    sessions,
    refunds: money.refunds,
    declineRefunds: money.declineRefunds,
    /** How often a path below the API's base was called. */
    countCalls: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path).length,
    /** Spoils every response from now on, or those of one path; or none. */
    spoilResponses(next: Fault | null, path = ''): void {
      fault = next && { fault: next, path }
    },
    /** Sessions end by this clock; by default by the real one. */
    useClock(next: () => Date): void {
      clock = next
    },
    /** Makes sessions from now on take more than they were asked for, in baisa. */
    setSurcharge(baisa: number): void {
      surcharge = baisa
    },
    /** Pays a session, as the shopper does on Thawani's page. @returns whether it was open */
    completePayment(id: string): boolean {
      const session = sessions.get(id)
      if (session?.payment_status !== 'unpaid') return false
      session.payment_status = 'paid'
      return true
    },
  }
}

export type MockThawani = Awaited<ReturnType<typeof startMockThawani>>
