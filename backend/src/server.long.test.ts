import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startTraceCollector } from 'monitoring/testing/trace-collector.ts'

import { startHangingServer } from './testing/mail-server.ts'
import { getFreePort, startServer } from './testing/server-process.ts'

function createFolder(): string {
  return mkdtempSync(join(tmpdir(), 'shop-server-'))
}

test('server starts with an empty data folder, prints its address and stops on SIGTERM', async () => {
  const port = await getFreePort()
  const dataDir = join(createFolder(), 'new', 'data')
  const server = await startServer({ BACKEND_PORT: `${port}`, DATA_DIR: dataDir })
  const outbox = `E-mails are written to ${dataDir}/outbox (SMTP_URL sends them)`
  const lines = server.output().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^[\d:]{8} INFO E-mails are written/),
    expect.stringContaining(`INFO Backend ready at http://localhost:${port}`),
    '',
  ])
  expect(lines[0]).toContain(outbox)
  const response = await fetch(
    `http://localhost:${port}/api/v1.0/categories/all-category/admin-side`,
  )
  expect(response.status).toBe(200)
  expect(existsSync(join(dataDir, 'shop.sqlite'))).toBe(true)
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})

test('server is watched on a port of its own, and traced', async () => {
  const collector = await startTraceCollector()
  const [port, monitorPort] = [await getFreePort(), await getFreePort()]
  const server = await startServer({
    BACKEND_PORT: `${port}`,
    BACKEND_MONITOR_PORT: `${monitorPort}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    DATA_DIR: createFolder(),
    // A site on this machine would not know the version that is reported on.
    SITE_URL: 'http://localhost:2',
  })
  const monitor = `http://localhost:${monitorPort}`
  const readiness = await fetch(`${monitor}/readyz`)
  expect(readiness.status).toBe(200)
  expect(await readiness.json()).toEqual({ backend: 'ok', database: 'ok', disk: 'ok' })

  const api = `http://localhost:${port}/api/v1.0`
  for (const path of ['coupon/check-code/A', 'coupon/check-code/B']) await fetch(`${api}/${path}`)
  const failure = { remote: 'mfe-agents', version: '1', phase: 'load', message: '', page: '/' }
  await fetch(`${api}/failure-reports`, { method: 'POST', body: JSON.stringify([failure]) })
  const metrics = await (await fetch(`${monitor}/metrics`)).text()
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/v1\.0\/failure-reports",status="204"\} 1/,
  )
  expect(metrics).not.toContain('check-code/A')
  expect(metrics).toContain('failure_reports_total{phase="load"} 1')
  expect(metrics).toContain('orders_total{outcome="placed"} 0')
  expect(metrics).toContain('mails_pending 0')
  expect(metrics).toContain('mails_oldest_pending_seconds 0')
  expect(metrics).toContain('payments_overdue_seconds 0')
  expect(metrics).toContain('database_query_duration_seconds_count{kind="select"')
  expect((await fetch(`http://localhost:${port}/metrics`)).status).toBe(404)
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  const report = collector.spans.find(({ name }) => name === 'POST /api/v1.0/failure-reports')
  expect(report).toMatchObject({ service: 'storefront-backend' })
  const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === report?.spanId)
  expect(parts.map(({ name }) => name)).toContain('insert')
  expect(JSON.stringify(parts)).not.toContain('mfe-agents')
  collector.close()
})

test('server responds and stops although the collector of traces hangs', async () => {
  const collector = await startHangingServer()
  const port = await getFreePort()
  const server = await startServer({
    BACKEND_PORT: `${port}`,
    DATA_DIR: createFolder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url.replace('smtp:', 'http:'),
  })
  expect((await fetch(`http://localhost:${port}/openapi.json`)).status).toBe(200)
  server.child.kill('SIGTERM')
  await collector.connected
  expect(await server.exited).toBe(0)
  await collector.close()
})

describe('server exits with one line of error', () => {
  async function startAndFail(env: Record<string, string>): Promise<string> {
    const server = await startServer({ BACKEND_PORT: `${await getFreePort()}`, ...env })
    expect(await server.exited).toBe(1)
    const lines = server.output().trim().split('\n')
    expect(lines).toHaveLength(1)
    return lines[0] ?? ''
  }

  test('when the port is in use', async () => {
    const occupant = createServer().listen(0, 'localhost')
    await new Promise((resolve) => occupant.once('listening', resolve))
    const address = occupant.address()
    const port = typeof address === 'object' ? address?.port : 0
    const line = await startAndFail({ BACKEND_PORT: `${port}`, DATA_DIR: createFolder() })
    expect(line).toBe(
      `Backend cannot start: port ${port} on localhost (BACKEND_PORT) is already in use.`,
    )
    occupant.close()
  })

  test('when the data folder is not writable', async () => {
    const file = join(createFolder(), 'file')
    writeFileSync(file, '')
    const line = await startAndFail({ DATA_DIR: join(file, 'data') })
    expect(line).toContain(`the data folder ${file}/data (DATA_DIR) cannot be written`)
  })

  test('when the database is unreachable, without its password', async () => {
    const DATABASE_URL = `postgres://shop:secret@127.0.0.1:${await getFreePort()}/shop`
    const line = await startAndFail({ DATABASE_URL, DATA_DIR: createFolder() })
    expect(line).toMatch(/the database PostgreSQL at 127\.0\.0\.1:\d+\/shop \(DATABASE_URL\)/)
    expect(line).toContain('ECONNREFUSED')
    expect(line).not.toContain('secret')
  })

  test('when variables are invalid', async () => {
    const line = await startAndFail({ SITE_ORIGINS: 'nowhere', JWT_SECRET: 'short' })
    expect(line).toMatch(
      /^Backend cannot start: SITE_ORIGINS must be .*; JWT_SECRET must be a text of/,
    )
  })

  test('in production, when the database has the demo member', async () => {
    const DATA_DIR = createFolder()
    const first = await startServer({ BACKEND_PORT: `${await getFreePort()}`, DATA_DIR })
    first.child.kill('SIGTERM')
    await first.exited
    const line = await startAndFail({ NODE_ENV: 'production', PAYMENTS: 'test', DATA_DIR })
    expect(line).toBe(
      'Backend cannot start: the database has the demo member demo@example.com; delete it, or allow it by DEMO_DATA=on.',
    )
  })
})

test('server in production starts without the demo catalogue and the demo member', async () => {
  const port = await getFreePort()
  const server = await startServer({
    BACKEND_PORT: `${port}`,
    DATA_DIR: createFolder(),
    NODE_ENV: 'production',
    PAYMENTS: 'test',
  })
  const api = `http://localhost:${port}/api/v1.0`
  const categories = await fetch(`${api}/categories/all-category/admin-side`)
  expect(await categories.json()).toEqual({ results: [] })
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})
