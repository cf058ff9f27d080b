import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StripeCall {
  method: string
  path: string
  key: string | undefined
  fields: URLSearchParams
}

interface Session {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  client_reference_id: string | null
  amount_total: number
}

interface Refund {
  id: string
  object: 'refund'
  payment_intent: string | null
  amount: number
  status: 'succeeded' | 'failed'
  metadata: Record<string, string>
  key: string | undefined
}

interface StripeResponse {
  status: number
  body: object
}

const MIN_SESSION_SECONDS = 30 * 60
const MAX_AMOUNT = 99_999_999

async function read(request: IncomingMessage): Promise<StripeCall> {
  let body = ''
  for await (const part of request) body += String(part)
  const key = request.headers['idempotency-key']
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const fields = new URLSearchParams(body || query)
  return {
    method: request.method ?? '',
    path,
    fields,
    key: typeof key === 'string' ? key : undefined,
  }
}

function refuse(status: number, code: string): StripeResponse {
  const type = status < 500 ? 'invalid_request_error' : 'api_error'
  return { status, body: { error: { type, code, message: `refused: ${code}` } } }
}

/** Unit amounts of a session's lines, and their sum, in baisa. */
function readAmounts(fields: URLSearchParams): { units: number[]; total: number } {
  const units: number[] = []
  let total = 0
  for (const [name, value] of fields) {
    const line = /^line_items\[(\d+)\]\[price_data\]\[unit_amount\]$/.exec(name)?.[1]
    if (line === undefined) continue
    units.push(Number(value))
    total += Number(value) * Number(fields.get(`line_items[${line}][quantity]`))
  }
  return { units, total }
}

/** The reason why Stripe refuses a session: amounts that are too large or not round, and too short a life. */
function findProblem(fields: URLSearchParams): string | null {
  const { units, total } = readAmounts(fields)
  if (units.some((amount) => amount % 10 !== 0)) return 'invalid_amount'
  if (total > MAX_AMOUNT) return 'amount_too_large'
  const lifetime = Number(fields.get('expires_at')) - Date.now() / 1000
  return lifetime < MIN_SESSION_SECONDS ? 'expires_at_invalid' : null
}

/**
 * Starts a mock of the part of Stripe's API that we call, on loopback. Like Stripe, it repeats its response to
 * an idempotency key, also an error's. It sends no webhooks: all of them are lost.
 */
export async function startMockStripe() {
  const calls: StripeCall[] = []
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const byKey = new Map<string, StripeResponse>()
  const listeners = new Set<(call: StripeCall) => void>()
  /** Baisa that were paid, by payment. */
  const paid = new Map<string | null, number>()
  let created = 0
  let failure: { status: number; code: string } | null = null
  let held: { calls: (call: StripeCall) => boolean; until: Promise<void> } | null = null

  function createSession(fields: URLSearchParams): StripeResponse {
    const problem = findProblem(fields)
    if (problem) return refuse(400, problem)
    created += 1
    const id = `cs_test_${String(created).padStart(50, 'x')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: fields.get('client_reference_id'),
      amount_total: readAmounts(fields).total,
    }
    sessions.set(id, session)
    return { status: 200, body: { ...session } }
  }

  function addRefund(fields: Omit<Refund, 'id' | 'object' | 'status'>): Refund {
    const id = `re_${refunds.length + 1}`
    const refund: Refund = { ...fields, id, object: 'refund', status: 'succeeded' }
    refunds.push(refund)
    return refund
  }

  function listSessions(fields: URLSearchParams): StripeResponse {
    const intent = fields.get('payment_intent')
    const data = [...sessions.values()].filter(({ payment_intent }) => payment_intent === intent)
    return { status: 200, body: { object: 'list', data, has_more: false } }
  }

  function handleRefunds({ method, fields, key }: StripeCall): StripeResponse {
    const payment_intent = fields.get('payment_intent')
    const data = refunds.filter((refund) => refund.payment_intent === payment_intent)
    if (method === 'GET') return { status: 200, body: { object: 'list', data, has_more: false } }
    const left = data
      .filter(({ status }) => status !== 'failed')
      .reduce((rest, { amount }) => rest - amount, paid.get(payment_intent) ?? 0)
    const amount = Number(fields.get('amount') ?? left)
    if (amount > left || left === 0) return refuse(400, 'charge_already_refunded')
    const refundId = fields.get('metadata[refund_id]')
    const metadata: Record<string, string> = refundId ? { refund_id: refundId } : {}
    return { status: 200, body: addRefund({ payment_intent, amount, metadata, key }) }
  }

  function handleCall(call: StripeCall): StripeResponse {
    const { method, path, fields } = call
    if (failure) return refuse(failure.status, failure.code)
    if (path === '/v1/refunds') return handleRefunds(call)
    if (path === '/v1/coupons') return { status: 200, body: { id: 'coupon_1', object: 'coupon' } }
    if (path === '/v1/checkout/sessions') {
      return method === 'POST' ? createSession(fields) : listSessions(fields)
    }
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const session = sessions.get(id)
    if (!session) return refuse(404, 'resource_missing')
    if (action && session.status !== 'open') return refuse(400, 'session_not_open')
    if (action) session.status = 'expired'
    return { status: 200, body: { ...session } }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await read(request)
    calls.push(call)
    for (const listener of listeners) listener(call)
    const key = call.method === 'POST' ? call.key : undefined
    const made = (key && byKey.get(key)) || handleCall(call)
    if (key) byKey.set(key, made)
    // The request has taken effect, whether or not somebody still waits for the response.
    if (held?.calls(call)) await held.until
    response.writeHead(made.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(made.body))
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    api: { host: '127.0.0.1', port, protocol: 'http' as const },
    calls,
    sessions,
    refunds,
    /** How often a session's status was fetched. */
    countFetches: (id: string) =>
      calls.filter(({ method, path }) => method === 'GET' && path.endsWith(`/${id}`)).length,
    /** Resolves when the next call with this method and end of the path has arrived. */
    nextCall: (method: string, pathEnd: string) =>
      new Promise<void>((resolve) => {
        const listener = (call: StripeCall): void => {
          if (call.method !== method || !call.path.endsWith(pathEnd)) return
          listeners.delete(listener)
          resolve()
        }
        listeners.add(listener)
      }),
    /** Makes every call fail from now on, or none. */
    failRequests(status: number | null, code = 'refused'): void {
      failure = status === null ? null : { status, code }
    },
    isHeld: () => held !== null,
    /**
     * Does what it is asked for, but holds back its responses.
     * @param calls all by default
     * @returns sends them, and later ones at once
     */
    holdResponses(calls: (call: StripeCall) => boolean = () => true): () => void {
      let release: () => void = () => {}
      held = { calls, until: new Promise((resolve) => (release = resolve)) }
      return () => {
        held = null
        release()
      }
    },
    /** Pays a session, as the shopper does on Stripe's page. @returns whether it was open */
    completePayment(id: string): boolean {
      const session = sessions.get(id)
      if (session?.status !== 'open') return false
      const payment_intent = `pi_${id}`
      paid.set(payment_intent, session.amount_total)
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent })
      return true
    },
    /** Gives back baisa of a session, as somebody does in Stripe's dashboard. */
    refundInDashboard(id: string, amount: number): Refund {
      return addRefund({ payment_intent: `pi_${id}`, amount, metadata: {}, key: undefined })
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type MockStripe = Awaited<ReturnType<typeof startMockStripe>>
