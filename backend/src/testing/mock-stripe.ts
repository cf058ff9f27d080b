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

/** The reason why Stripe refuses a session: amounts that are too large or not round, and too short a life. */
function findProblem(fields: URLSearchParams): string | null {
  let total = 0
  for (const [name, value] of fields) {
    const line = /^line_items\[(\d+)\]\[price_data\]\[unit_amount\]$/.exec(name)?.[1]
    if (line === undefined) continue
    if (Number(value) % 10 !== 0) return 'invalid_amount'
    total += Number(value) * Number(fields.get(`line_items[${line}][quantity]`))
  }
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
  const refunds: { payment_intent: string | null; key: string | undefined }[] = []
  const byKey = new Map<string, StripeResponse>()
  const listeners = new Set<(call: StripeCall) => void>()
  let created = 0
  let failure: { status: number; code: string } | null = null
  let held: Promise<void> | null = null

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
    }
    sessions.set(id, session)
    return { status: 200, body: { ...session } }
  }

  function handleRefunds({ method, fields, key }: StripeCall): StripeResponse {
    const payment_intent = fields.get('payment_intent')
    if (method === 'POST') refunds.push({ payment_intent, key })
    const data = refunds.filter((refund) => refund.payment_intent === payment_intent)
    return { status: 200, body: { object: 'list', data, has_more: false } }
  }

  function handleCall(call: StripeCall): StripeResponse {
    const { method, path, fields } = call
    if (failure) return refuse(failure.status, failure.code)
    if (path === '/v1/refunds') return handleRefunds(call)
    if (path === '/v1/coupons') return { status: 200, body: { id: 'coupon_1', object: 'coupon' } }
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(fields)
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
    await held
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
    /** Does what it is asked for, but holds back its responses. @returns sends them, and later ones at once */
    holdResponses(): () => void {
      let release: () => void = () => {}
      held = new Promise((resolve) => (release = resolve))
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
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent })
      return true
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type MockStripe = Awaited<ReturnType<typeof startMockStripe>>
