import { computeP75 } from '@shop/contracts/browser/vital-buckets.ts'
import {
  type VitalCounts,
  vitalCountsSchema,
  type VitalName,
  type VitalReport,
} from '@shop/contracts/browser/web-vitals.ts'
import { Registry } from 'monitoring/metrics.ts'

import { API_BASE, buildApp } from '../../app.ts'
import { pruneOldRows } from '../../faces/maintenance/prune.ts'
import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { openShop, type TestShop, withShop } from '../../testing/test-shop.ts'
import { MAX_PAGES_PER_DAY } from './vital.store.ts'

const url = `${API_BASE}/failure-reports`
const LONG_AGO = '2020-01-01T00:00:00Z'

const vitalOf = (remote: string, vital: VitalName, value: number, changes: object = {}) =>
  ({ remote, version: '2.0.0-ab', page: '/agents', vital, value, ...changes }) as VitalReport

/** What one browser sends at once. */
const report = async (shop: TestShop, ...payload: unknown[]) =>
  expect((await shop.app.inject({ method: 'POST', url, payload })).statusCode).toBe(204)

async function read(shop: TestShop, remote: string, since = LONG_AGO): Promise<VitalCounts> {
  const response = await shop.app.inject({ url: `${url}/vitals`, query: { remote, since } })
  return vitalCountsSchema.parse(response.json()).vitals
}

describeOnDatabases('vitals of page loads', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  test('are counted by version, page and bucket, from which the 75th percentile follows', async () => {
    const remote = 'mfe-counted'
    for (const value of [1_000, 1_010, 2_000, 4_000]) {
      await report(shop(), vitalOf(remote, 'LCP', value), vitalOf(remote, 'CLS', value / 40_000))
    }
    await report(shop(), vitalOf(remote, 'LCP', 9_000, { version: '1.0.0' }))
    await report(shop(), vitalOf(remote, 'LCP', 9_000, { page: '/agents/Noor?x=1' }))
    const counts = await read(shop(), remote)
    expect(new Set(counts.map(({ version, page }) => `${version} ${page}`))).toEqual(
      new Set(['1.0.0 /agents', '2.0.0-ab /agents', '2.0.0-ab /agents/:id']),
    )
    const own = counts.filter(({ version, page }) => version === '2.0.0-ab' && page === '/agents')
    const p75 = (vital: VitalName) => {
      const rows = own.filter((row) => row.vital === vital)
      expect(rows.map(({ pageLoads }) => pageLoads)).toEqual([2, 1, 1])
      return computeP75(vital, new Map(rows.map(({ bucket, pageLoads }) => [bucket, pageLoads])))
    }
    expect(p75('LCP')).toBeGreaterThanOrEqual(2_000)
    expect(p75('LCP')).toBeLessThan(2_200)
    expect(p75('CLS')).toBeGreaterThanOrEqual(0.05)
    expect(p75('CLS')).toBeLessThan(0.055)
  })

  test('count for the shell around the page, too, and once in a message', async () => {
    const vital = vitalOf('mfe-around', 'INP', 90, { shell: '7.0.0' })
    await report(shop(), vital, vital, vitalOf('shell', 'INP', 90, { version: '8.0.0' }))
    expect(await read(shop(), 'mfe-around')).toMatchObject([{ pageLoads: 1 }])
    expect(await read(shop(), 'shell')).toMatchObject([
      { version: '7.0.0', page: '/agents', pageLoads: 1 },
      { version: '8.0.0', page: '/agents', pageLoads: 1 },
    ])
  })

  test('that are none cost only those', async () => {
    const remote = 'mfe-odd'
    const odd = [
      vitalOf(remote, 'LCP', -1),
      vitalOf(remote, 'LCP', 1e9),
      { ...vitalOf(remote, 'LCP', 1), vital: 'TTFB' },
      { ...vitalOf(remote, 'LCP', 1), value: 'fast' },
    ]
    await report(shop(), ...odd, vitalOf(remote, 'LCP', 1_000))
    expect(await read(shop(), remote)).toHaveLength(1)
  })

  test('have a limited number of pages a day', async () => {
    const remote = 'mfe-flooded'
    const name = (index: number) =>
      [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    for (let at = 0; at < MAX_PAGES_PER_DAY + 40; at += 20) {
      const pages = Array.from({ length: 20 }, (_, index) => `/${name(at + index)}`)
      await report(shop(), ...pages.map((page) => vitalOf(remote, 'LCP', 1_000, { page })))
    }
    expect(await read(shop(), remote)).toHaveLength(MAX_PAGES_PER_DAY)
    await report(shop(), vitalOf(remote, 'LCP', 1_000, { page: '/a' }))
    expect(await read(shop(), remote)).toContainEqual(
      expect.objectContaining({ page: '/a', pageLoads: 2 }),
    )
  })

  test('are read since a day, and deleted after 14 days', async () => {
    const remote = 'mfe-days'
    await report(shop(), vitalOf(remote, 'LCP', 1_000))
    shop().advanceClock(24 * 60)
    const since = shop().deps.clock().toISOString()
    await report(shop(), vitalOf(remote, 'LCP', 1_000))
    expect(await read(shop(), remote, since)).toMatchObject([{ pageLoads: 1 }])
    expect(await read(shop(), remote)).toMatchObject([{ pageLoads: 2 }])
    shop().advanceClock(14 * 24 * 60)
    await pruneOldRows(shop().deps)
    expect(await read(shop(), remote)).toMatchObject([{ pageLoads: 1 }])
  })
})

test('vitals of versions and shells that were never live are not stored', async () => {
  const open = await openShop(openSqliteFile)
  const isReleased = async (_: string, version: string) => version !== '9.9.9'
  const app = await buildApp({ ...open.deps, metrics: new Registry(), isReleased })
  const payload = [
    vitalOf('mfe-agents', 'LCP', 1_000, { version: '9.9.9' }),
    vitalOf('mfe-agents', 'INP', 1_000, { shell: '9.9.9' }),
  ]
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(204)
  expect(await open.deps.db.selectFrom('vitalCounts').selectAll().execute()).toEqual([])
  await app.close()
  await open.close()
})

test('reading vitals needs a permission', async () => {
  const shop = await openShop(openSqliteFile, { reportReaders: 'nobody' })
  const query = { remote: 'mfe-agents', since: LONG_AGO }
  expect((await shop.app.inject({ url: `${url}/vitals`, query })).statusCode).toBe(401)
  await shop.close()
})
