import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'

import Fastify from 'fastify'

import { ANSWERS_WHILE_CLOSING, createGracefulClose } from './graceful-close.ts'
import { createHealthCommand } from './health-command.ts'
import { createLog, lifecycleLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createDiskCheck, type ReadinessCheck } from './readiness.ts'
import { redact } from './redact.ts'
import { createMonitorServer } from './start-monitor.ts'

describe('monitor-server', () => {
  const open = (checks: Record<string, ReadinessCheck> = {}) =>
    createMonitorServer({ metrics: createMetrics(), checks })

  test('/healthz answers whatever is missing', async () => {
    const response = await open({ database: () => Promise.reject(new Error('gone')) }).inject(
      '/healthz',
    )
    expect(response).toMatchObject({ statusCode: 200, body: 'ok\n' })
  })

  describe('/readyz', () => {
    test('answers 200 when all is there', async () => {
      const checks = { database: async () => {}, store: async () => 'compared 3 s ago' }
      const response = await open(checks).inject('/readyz')
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ database: 'ok', store: 'ok: compared 3 s ago' })
    })

    test('answers 503 and says what is missing', async () => {
      const database = () => Promise.reject(new Error('connection refused'))
      const response = await open({ database, disk: async () => {} }).inject('/readyz')
      expect(response.statusCode).toBe(503)
      expect(response.json()).toEqual({ database: 'connection refused', disk: 'ok' })
    })

    test('answers 503 when a check hangs', async () => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
      const app = open({ database: () => new Promise(() => {}) })
      await app.ready()
      const response = app.inject('/readyz')
      await jest.advanceTimersByTimeAsync(2_000)
      expect((await response).json()).toEqual({ database: 'no answer within 2000 ms' })
      expect((await response).statusCode).toBe(503)
      jest.useRealTimers()
    })
  })

  test('createDiskCheck rejects when less is free than needed', async () => {
    await expect(createDiskCheck('/', 1)()).resolves.toBeUndefined()
    await expect(createDiskCheck('/', 2 ** 40)()).rejects.toThrow(
      /^\d+ MiB free of the 1099511627776/,
    )
  })

  test('/metrics reports the process, and what it misses', async () => {
    const database = () => Promise.reject(new Error('gone'))
    const response = await open({ database, disk: async () => {} }).inject('/metrics')
    expect(response.body).toContain('ready{check="database"} 0')
    expect(response.body).toContain('ready{check="disk"} 1')
    expect(response.headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(response.body).toContain('nodejs_eventloop_lag_p99_seconds')
  })
})

describe('health-command', () => {
  /** Runs the command. @returns what it says when the program is not well */
  async function ask(port: number | undefined, ...args: string[]): Promise<string | undefined> {
    let output = ''
    const command = createHealthCommand(() => ({ host: '127.0.0.1', port }), 'MONITOR_PORT')
      .exitOverride()
      .configureOutput({ writeErr: (text) => (output += text) })
    try {
      await command.parseAsync(args, { from: 'user' })
      return undefined
    } catch {
      return output.trim()
    }
  }

  /** A program that becomes ready after some questions. */
  async function startMonitor(questions: number) {
    let asked = 0
    const database = async () => {
      asked += 1
      if (asked <= questions) throw new Error('starting')
    }
    const server = createMonitorServer({ metrics: createMetrics(), checks: { database } })
    await server.listen({ port: 0, host: '127.0.0.1' })
    return { server, port: (server.server.address() as AddressInfo).port }
  }

  test('says what is not well', async () => {
    const { server, port } = await startMonitor(1)
    expect(await ask(port)).toBeUndefined()
    expect(await ask(port, '--ready')).toContain('/readyz answers 503: {"database":"starting"}')
    await server.close()
    expect(await ask(port)).toContain('/healthz does not answer: ')
    expect(await ask(undefined)).toBe('MONITOR_PORT is not set: health is served nowhere.')
  })

  test('waits until the program is ready', async () => {
    const { server, port } = await startMonitor(2)
    expect(await ask(port, '--ready', '--wait', '60')).toBeUndefined()
    await server.close()
  })

  test('waits no longer than the process of the program runs', async () => {
    const { server, port } = await startMonitor(Infinity)
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'])
    const question = ask(port, '--ready', '--wait', '600', '--process', String(child.pid))
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await question).toBe(`Process ${child.pid} has ended.`)
    await server.close()
  })

  test.each([
    ['--wait', '601'],
    ['--wait', 'soon'],
    ['--process', '0'],
    ['--process', 'node'],
  ])('rejects %s %s', async (option, value) => {
    expect(await ask(1, option, value)).toMatch(/It must be /)
  })
})

describe('log', () => {
  const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiIxIn0.c2lnbmF0dXJl'

  function collect(format: 'json' | 'text', level = 'warn') {
    const lines: string[] = []
    const log = createLog({
      service: 'backend',
      level,
      format,
      write: (line) => void lines.push(line),
    })
    return { log, lines }
  }

  test.each([
    ['550 No such user <maha@shop.example>', '550 No such user <[e-mail]>'],
    [`jwt ${JWT} expired`, 'jwt [token] expired'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
    ['Invalid API Key: sk_live_51abc', 'Invalid API Key: [key]'],
    [
      'http://api/api/v1.0/search?q=maha responded with 500',
      'http://api/api/v1.0/search?… responded with 500',
    ],
    ['GET /portal/reset-password?token=1 failed', 'GET /portal/reset-password?… failed'],
  ])('redact takes out of "%s" what may be secret or personal', (line, expected) => {
    expect(redact(line)).toBe(expected)
  })

  test.each([
    'mfe-agents@1.0.0-9fdad2efd6 could not be rendered',
    'mfe-agents@2.0.0-beta.rc is left to the browser',
    'at file:///shop/node_modules/@fastify/cors/index.js:1:2',
    'Is it on?',
  ])('redact leaves "%s"', (line) => {
    expect(redact(line)).toBe(line)
  })

  test('a line is one object of JSON with its level as a word', () => {
    const { log, lines } = collect('json')
    log.warn({ ms: 7 }, 'Slow')
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      service: 'backend',
      ms: 7,
      msg: 'Slow',
    })
  })

  test('an error loses what drivers put into it, and keeps its code and its causes', () => {
    const { log, lines } = collect('json')
    const cause = Object.assign(new Error('duplicate key'), {
      detail: 'Key (phone)=(+96890000000)',
      code: '23505',
    })
    log.error(new Error('Not stored', { cause }))
    expect(lines[0]).not.toContain('96890000000')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'Not stored',
      err: { message: 'Not stored', cause: { code: '23505', message: 'duplicate key' } },
    })
  })

  test('requests and responses that a library logs are left out', () => {
    const { log, lines } = collect('json')
    log.warn({ req: { headers: { cookie: 'secret' } }, res: { secret: 1 } }, 'Odd')
    expect(lines[0]).not.toContain('secret')
  })

  test('in a terminal a line is for people, with the stack of an error below', () => {
    const { log, lines } = collect('text')
    log.error(
      { err: new Error('Away', { cause: new Error('Refused') }), host: 'db' },
      'No database',
    )
    const [first, ...rest] = (lines[0] ?? '').split('\n')
    expect(first).toMatch(/^\d\d:\d\d:\d\d ERROR No database \(host=db\)$/)
    expect(rest[0]).toBe('Error: Away')
    expect(rest).toContainEqual('Caused by Error: Refused')
  })

  test('start and stop are logged at any level', () => {
    const { log, lines } = collect('text', 'error')
    log.info('Nobody sees this')
    lifecycleLog(log).info('Backend ready')
    expect(lines).toEqual([expect.stringMatching(/INFO Backend ready\n$/)])
  })
})

describe('graceful-close', () => {
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

  /** An app with an answer that the test completes, and one connection to it. */
  async function open() {
    const app = Fastify(ANSWERS_WHILE_CLOSING)
    const slow = new PassThrough()
    app.get('/slow', (_request, reply) => reply.send(slow))
    app.get('/next', async () => 'next')
    const close = createGracefulClose({ server: app.server, close: () => app.close() })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let received = ''
    socket.on('data', (part) => (received += String(part)))
    const ended = once(socket, 'close')
    return { app, slow, close, socket, ended, received: () => received }
  }

  test('a closing app answers what is in flight, and says that the connection ends', async () => {
    const { app, slow, close, socket, ended, received } = await open()
    const isAsked = once(app.server, 'request')
    socket.write(request('/slow'))
    await isAsked
    const closed = close()
    slow.end('slow')
    await Promise.all([closed, ended])
    expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*slow/i)
  })

  test('a closing app answers what still comes by a connection', async () => {
    const { app, slow, close, socket, ended, received } = await open()
    socket.write(request('/slow'))
    slow.write('slow')
    await once(socket, 'data')
    const closed = close()
    const isNextAsked = once(app.server, 'request')
    socket.write(request('/next'))
    await isNextAsked
    slow.end()
    await Promise.all([closed, ended])
    expect(received().match(/HTTP\/1\.1 \d+|slow|next/g)).toEqual([
      'HTTP/1.1 200',
      'slow',
      'HTTP/1.1 200',
      'next',
    ])
  })
})
