import {
  type FailureReport,
  type ReportCounts,
  reportCountsSchema,
} from '@shop/contracts/wire/failure-report.ts'
import { signPermission } from '@shop/server/signed-permission.ts'
import { Registry } from 'monitoring/metrics.ts'

import { API_BASE, buildApp } from '../../app.ts'
import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { openShop, type TestShop, withShop } from '../../testing/test-shop.ts'
import { pruneOldRows } from '../maintenance/prune.ts'

const url = `${API_BASE}/failure-reports`
const failure: FailureReport = {
  remote: 'mfe-agents',
  version: '2.0.0-ab',
  phase: 'render',
  message: 'noor@site.test is not defined',
  page: '/agents/noor',
  first: true,
}
const use: FailureReport = { ...failure, phase: 'use', message: '', first: undefined }

/** Sends a body as `sendBeacon` does. */
function send(shop: TestShop, payload: string, type = 'text/plain;charset=UTF-8') {
  return shop.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
}
const report = async (shop: TestShop, ...reports: unknown[]) =>
  expect((await send(shop, JSON.stringify(reports))).statusCode).toBe(204)

async function readCounts(
  shop: TestShop,
  remote: string,
  since = '2020-01-01T00:00:00Z',
): Promise<ReportCounts> {
  const response = await shop.app.inject({ url, query: { remote, since } })
  return reportCountsSchema.parse(response.json()).counts
}

describeOnDatabases('failure reports', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  test('are counted by version and phase, by failures and by page loads', async () => {
    const again = { ...failure, message: 'another', first: undefined }
    await report(shop(), use, failure, again)
    await report(shop(), use, { ...failure, phase: 'event' })
    await report(shop(), { ...use, version: '1.0.0-aa' })
    expect(await readCounts(shop(), 'mfe-agents')).toEqual([
      { version: '1.0.0-aa', phase: 'use', reports: 1, pageLoads: 1 },
      { version: '2.0.0-ab', phase: 'event', reports: 1, pageLoads: 1 },
      { version: '2.0.0-ab', phase: 'render', reports: 2, pageLoads: 1 },
      { version: '2.0.0-ab', phase: 'use', reports: 2, pageLoads: 2 },
    ])
    expect(await readCounts(shop(), 'mfe-catalog')).toEqual([])
  })

  test('are counted of the shell, too', async () => {
    await report(shop(), { ...use, remote: 'shell' }, { ...failure, remote: 'shell' })
    expect(await readCounts(shop(), 'shell')).toMatchObject([
      { phase: 'render', pageLoads: 1 },
      { phase: 'use', pageLoads: 1 },
    ])
  })

  test('are counted by the minute, and since a time', async () => {
    const remote = 'mfe-minutes'
    await report(shop(), { ...use, remote })
    shop().advanceClock(3)
    const since = shop().deps.clock().toISOString()
    await report(shop(), { ...use, remote })
    await report(shop(), { ...use, remote })
    expect(await readCounts(shop(), remote, since)).toMatchObject([{ reports: 2 }])
    expect(await readCounts(shop(), remote)).toMatchObject([{ reports: 3 }])
  })

  test('that come twice in a message count once', async () => {
    const repeated = { ...failure, remote: 'mfe-twice' }
    await report(shop(), repeated, repeated, { ...repeated, phase: 'use' })
    expect(await readCounts(shop(), 'mfe-twice')).toMatchObject([
      { phase: 'render', reports: 1, pageLoads: 1 },
      { phase: 'use', reports: 1, pageLoads: 1 },
    ])
  })

  test('of which some are malformed cost only those', async () => {
    const remote = 'mfe-tolerant'
    const others = [null, 7, { ...failure, remote, phase: 'new' }, { ...failure, remote: 'portal' }]
    const custom = { ...failure, remote, version: 'http://localhost:3101' }
    await report(shop(), ...others, custom, { ...failure, remote })
    expect(await readCounts(shop(), remote)).toMatchObject([{ version: '2.0.0-ab', reports: 1 }])
  })

  test('are deleted after 14 days, and none younger', async () => {
    await report(shop(), { ...use, remote: 'mfe-old' })
    shop().advanceClock(13 * 24 * 60)
    await pruneOldRows(shop().deps)
    expect(await readCounts(shop(), 'mfe-old')).toHaveLength(1)
    shop().advanceClock(2 * 24 * 60)
    await pruneOldRows(shop().deps)
    expect(await readCounts(shop(), 'mfe-old')).toEqual([])
  })
})

describe('POST /failure-reports', () => {
  const shop = withShop(openSqliteFile)

  test.each([
    ['no JSON', 'not json', 400],
    ['no list', '{}', 400],
    ['too many reports', JSON.stringify(Array.from({ length: 41 }, () => failure)), 400],
    ['too many bytes', JSON.stringify(['x'.repeat(40_000)]), 413],
  ])('rejects %s', async (_, payload, status) => {
    const response = await send(shop(), payload)
    expect(response.statusCode).toBe(status)
    expect(response.json<{ message: string }>().message).toMatch(/\.$/)
  })

  test('accepts JSON that says so, too, and any site may send', async () => {
    const response = await send(shop(), JSON.stringify([failure]), 'application/json')
    expect(response.statusCode).toBe(204)
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('stores nothing of versions that were never live', async () => {
    const open = await openShop(openSqliteFile)
    const isReleased = async (_: string, version: string) => version === failure.version
    const app = await buildApp({ ...open.deps, metrics: new Registry(), isReleased })
    const payload = JSON.stringify([failure, { ...failure, version: '9.9.9' }])
    const headers = { 'content-type': 'text/plain' }
    const response = await app.inject({ method: 'POST', url, headers, payload })
    expect(response.statusCode).toBe(204)
    expect(await readCounts(open, failure.remote)).toMatchObject([{ version: failure.version }])
    const samples = await open.deps.db.selectFrom('failureSamples').select('version').execute()
    expect(samples).toEqual([{ version: failure.version }])
    await app.close()
    await open.close()
  })

  test('is limited by network', async () => {
    const limited = await openShop(openSqliteFile, { rateLimits: true })
    const statuses: number[] = []
    for (let time = 0; time <= 120; time += 1) {
      statuses.push((await send(limited, '[]')).statusCode)
    }
    await limited.close()
    expect(statuses.indexOf(429)).toBe(120)
  })
})

describe('GET /failure-reports', () => {
  const secret = 'a secret of at least 32 characters'
  const query = { remote: 'mfe-agents', since: '2026-01-01T00:00:00Z' }

  test('needs a permission to read where there is a secret', async () => {
    const shop = await openShop(openSqliteFile, { reportReaders: { secret } })
    const read = (token: string) =>
      shop.app.inject({ url, query, headers: { authorization: `Bearer ${token}` } })
    const future = new Date(Date.now() + 60_000)
    expect((await read(await signPermission(secret, future))).statusCode).toBe(200)
    const refused = [
      '',
      await signPermission(`${secret}!`, future),
      await signPermission(secret, new Date(0)),
    ]
    for (const token of refused) expect((await read(token)).statusCode).toBe(401)
    await shop.close()
  })

  test('answers nobody in production without a secret', async () => {
    const shop = await openShop(openSqliteFile, { reportReaders: 'nobody' })
    expect((await shop.app.inject({ url, query })).statusCode).toBe(401)
    await shop.close()
  })

  test.each([
    { ...query, remote: 'portal' },
    { ...query, since: 'yesterday' },
  ])('rejects %j', async (wrong) => {
    const shop = await openShop(openSqliteFile)
    expect((await shop.app.inject({ url, query: wrong })).statusCode).toBe(400)
    await shop.close()
  })
})
