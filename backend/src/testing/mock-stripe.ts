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
}

async function read(request: IncomingMessage): Promise<StripeCall> {
  let body = ''
  for await (const part of request) body += String(part)
  const key = request.headers['idempotency-key']
  const fields = new URLSearchParams(body)
  const { method = '', url: path = '' } = request
  return { method, path, fields, key: typeof key === 'string' ? key : undefined }
}

/** Starts a mock of the part of Stripe's API that we call, on loopback, with idempotency keys. */
export async function startMockStripe() {
  const calls: StripeCall[] = []
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, object>()
  let failing = false

  function createSession(): Session {
    const id = `cs_test_${String(sessions.size + 1).padStart(50, 'x')}`
    const url = `https://checkout.stripe.test/${id}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url,
      status: 'open',
      payment_status: 'unpaid',
    }
    sessions.set(id, session)
    return session
  }

  function handleCall({ method, path }: StripeCall): object | null {
    if (method === 'POST' && path === '/v1/coupons') return { id: 'coupon_1', object: 'coupon' }
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession()
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const session = sessions.get(id)
    if (!session || (action && session.status !== 'open')) return null
    if (action) session.status = 'expired'
    return session
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await read(request)
    calls.push(call)
    const replayed = call.key && call.method === 'POST' ? byKey.get(call.key) : undefined
    const result = failing ? null : (replayed ?? handleCall(call))
    if (call.key && result) byKey.set(call.key, result)
    const failure = { error: { type: 'invalid_request_error', message: 'refused' } }
    response.writeHead(result ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(result ?? failure))
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    api: { host: '127.0.0.1', port, protocol: 'http' as const },
    calls,
    sessions,
    /** Makes every call fail from now on, or none. */
    failRequests: (value: boolean) => void (failing = value),
    /** Pays a session, as the shopper does on Stripe's page. */
    completePayment(id: string): void {
      const session = sessions.get(id)
      if (session) Object.assign(session, { status: 'complete', payment_status: 'paid' })
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type MockStripe = Awaited<ReturnType<typeof startMockStripe>>
