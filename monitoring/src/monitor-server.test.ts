import { createMetrics } from './metrics.ts'
import { createMonitorServer } from './monitor-server.ts'
import { createDiskCheck, type ReadinessCheck } from './readiness.ts'

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
