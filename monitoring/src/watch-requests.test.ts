import type { AddressInfo } from 'node:net'

import Fastify from 'fastify'
import { Registry } from 'prom-client'

import { createLog } from './log.ts'
import { currentContext, outgoingHeaders, readIncoming, runJob } from './request-context.ts'
import { addRequestIds, createOpenRequest, watchOptions, watchRequests } from './watch-requests.ts'

describe('watch-requests', () => {
  const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'

  const TRACE_PARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`

  const apps: { close: () => Promise<void> }[] = []

  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close()
  })

  /** Serves an app whose callers are all believed, or none. */
  async function serve({ isTrusted = false } = {}) {
    const lines: Record<string, unknown>[] = []
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
    const log = createLog({ service: 'site', level: 'info', format: 'json', write })
    const openRequest = createOpenRequest(() => isTrusted)
    const app = Fastify(watchOptions(log, openRequest))
    addRequestIds(app, openRequest)
    apps.push({ close: () => app.close() })
    const metrics = new Registry()
    const toRoute = ({ url }: { url?: string | undefined }) =>
      url === '/missing' ? 'unknown' : 'page'
    watchRequests(app.server, { log, metrics, openRequest, toRoute })
    app.get('/', () => ({ ...currentContext(), calls: outgoingHeaders() }))
    app.post('/', (request) => {
      request.log.info('In the handler')
      return { ...currentContext() }
    })
    app.get('/failing', () => {
      throw new Error('It failed', { cause: new Error('The disk is full') })
    })
    await app.listen({ port: 0 })
    const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`
    return {
      lines,
      metrics,
      async send(path: string, init?: RequestInit) {
        const response = await fetch(origin + path, init)
        return { response, body: (await response.json()) as Record<string, unknown> }
      },
      close: () => app.close(),
    }
  }

  const believed = { 'X-Request-Id': 'from-the-proxy-1', traceparent: TRACE_PARENT }

  test('a request has an id, which is answered, passed on and in its lines, also after its body has arrived', async () => {
    const { send, lines, close } = await serve()
    const { response, body } = await send('/', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json' },
    })
    const id = response.headers.get('X-Request-Id')
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(body.reqId).toBe(id)
    await close()
    expect(lines.filter(({ reqId }) => reqId !== undefined)).toMatchObject([
      { reqId: id, traceId: body.traceId, msg: 'In the handler' },
      {
        reqId: id,
        traceId: body.traceId,
        method: 'POST',
        route: 'page',
        status: '200',
        ms: expect.any(Number) as number,
      },
    ])
  })

  test('two requests have two ids', async () => {
    const { send, close } = await serve()
    const [one, other] = [await send('/'), await send('/')]
    expect(one.body.reqId).not.toBe(other.body.reqId)
    await close()
  })

  test('a caller who is believed says the id and the trace, and both are passed on', async () => {
    const { send, close } = await serve({ isTrusted: true })
    const { response, body } = await send('/', { headers: believed })
    expect(response.headers.get('X-Request-Id')).toBe('from-the-proxy-1')
    expect(body).toMatchObject({ reqId: 'from-the-proxy-1', traceId: TRACE_ID, traceFlags: 1 })
    expect(body.calls).toEqual({
      'x-request-id': 'from-the-proxy-1',
      traceparent: expect.stringMatching(`^00-${TRACE_ID}-[0-9a-f]{16}-01$`) as string,
    })
    await close()
  })

  test('nobody else says them', async () => {
    const { send, close } = await serve()
    const { body } = await send('/', { headers: believed })
    expect(body.reqId).not.toBe('from-the-proxy-1')
    expect(body.traceId).not.toBe(TRACE_ID)
    await close()
  })

  test.each(['short', 'with space in it', 'x'.repeat(65), 'quotes"in-it', ''])(
    'the id "%s" has not the shape of one',
    async (id) => {
      const { send, close } = await serve({ isTrusted: true })
      const { body } = await send('/', {
        headers: { 'X-Request-Id': id, traceparent: '00-0-0-01' },
      })
      expect(body.reqId).toMatch(/^[0-9a-f]{32}$/)
      await close()
    },
  )

  test('an error is logged with its cause and its request', async () => {
    const { send, lines, close } = await serve()
    const { response } = await send('/failing')
    await close()
    expect(lines.find(({ err }) => err !== undefined)).toMatchObject({
      level: 'error',
      reqId: response.headers.get('X-Request-Id'),
      err: {
        message: 'It failed',
        stack: expect.stringContaining('watch-requests.test.ts') as string,
        cause: { message: 'The disk is full' },
      },
    })
  })

  test('requests are measured by route and status', async () => {
    const { send, metrics, close } = await serve()
    await send('/')
    await send('/?secret=1')
    await send('/missing')
    await close()
    const text = await metrics.metrics()
    const count = 'http_request_duration_seconds_count'
    expect(text).toContain(`${count}{method="GET",route="page",status="200"} 2`)
    expect(text).toContain(`${count}{method="GET",route="unknown",status="404"} 1`)
  })
})

describe('request-context', () => {
  test('a job has an id of its own, which it passes on', async () => {
    const { headers, id } = await runJob('mail', async () => {
      await Promise.resolve()
      return { headers: outgoingHeaders(), id: currentContext()?.reqId }
    })
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(headers['x-request-id']).toBe(id)
    expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
    expect(outgoingHeaders()).toEqual({})
  })

  test('two jobs at a time are told apart', async () => {
    const ids = await Promise.all(
      ['one', 'other'].map((name) =>
        runJob(name, async () => {
          const before = currentContext()?.reqId
          await new Promise(setImmediate)
          expect(currentContext()?.reqId).toBe(before)
          return before
        }),
      ),
    )
    expect(new Set(ids).size).toBe(2)
  })

  const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'

  test.each([
    [`00-${TRACE_ID}-00f067aa0ba902b7-01`, 1],
    [`00-${TRACE_ID}-00f067aa0ba902b7-00`, 0],
  ])('readIncoming reads the header of W3C Trace Context %s', (traceparent, traceFlags) => {
    const parent = { traceId: TRACE_ID, spanId: '00f067aa0ba902b7', traceFlags }
    expect(readIncoming({ traceparent }).parent).toMatchObject(parent)
  })

  test.each([undefined, '', [TRACE_ID], `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])(
    'readIncoming leaves out %p',
    (traceparent) => {
      expect(readIncoming({ traceparent }).parent).toBeUndefined()
    },
  )
})
