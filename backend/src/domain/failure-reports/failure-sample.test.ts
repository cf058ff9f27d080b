import {
  type FailureReport,
  type ReportedFailure,
  reportedFailuresSchema,
} from '@shop/contracts/wire/failure-report.ts'

import { API_BASE } from '../../app.ts'
import { pruneOldRows } from '../../faces/maintenance/prune.ts'
import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { openShop, type TestShop, withShop } from '../../testing/test-shop.ts'
import { MAX_SAMPLES, MAX_SAMPLES_PER_VERSION } from './failure-sample.store.ts'

const url = `${API_BASE}/failure-reports`
const VERSION = '2.0.0-ab'
const stack = `    at t (/mfe-agents/${VERSION}/page.js:1:20)
    at r (/shell/1.0.0/vendor.js:2:1)`

const failureOf = (remote: string, message: string, changes: object = {}): FailureReport => ({
  ...{ remote, version: VERSION, phase: 'render', message, page: '/agents', stack },
  ...{ shell: '1.0.0', language: 'ar' },
  ...changes,
})

/** What one browser sends at once. */
const report = async (shop: TestShop, ...payload: unknown[]) =>
  expect((await shop.app.inject({ method: 'POST', url, payload })).statusCode).toBe(204)

async function read(shop: TestShop, remote: string, version = VERSION): Promise<ReportedFailure[]> {
  const response = await shop.app.inject({ url: `${url}/failures`, query: { remote, version } })
  return reportedFailuresSchema.parse(response.json()).failures
}

describeOnDatabases('failures of a version', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  test('are listed with what tells where they are, the one of most page loads first', async () => {
    const remote = 'mfe-listed'
    await report(shop(), { ...failureOf(remote, ''), phase: 'use' }, failureOf(remote, 'one'))
    await report(shop(), failureOf(remote, 'other'))
    shop().advanceClock(1)
    const between = shop().deps.clock().toISOString()
    shop().advanceClock(1)
    await report(shop(), failureOf(remote, 'other'))
    const common = { remote, version: VERSION, phase: 'render', page: '/agents', stack }
    const page = { shell: '1.0.0', language: 'ar' }
    const [often, once, ...others] = await read(shop(), remote)
    expect([often, once]).toMatchObject([
      { ...common, ...page, message: 'other', pageLoads: 2 },
      { ...common, ...page, message: 'one', pageLoads: 1, firstAt: once?.lastAt },
    ])
    expect(others).toEqual([])
    expect([String(often?.firstAt) < between, String(often?.lastAt) > between]).toEqual([
      true,
      true,
    ])
    expect(await read(shop(), remote, '1.0.0')).toEqual([])
    expect(await read(shop(), 'mfe-catalog')).toEqual([])
  })

  test('are one if only numbers differ, or how a browser writes frames, and count once for each message', async () => {
    const remote = 'mfe-same'
    const firefox = stack.replaceAll(/ +at (.) \((.*)\)/g, '$1@$2')
    expect(firefox).toContain(`t@/mfe-agents/${VERSION}/page.js:1:20\n`)
    await report(
      shop(),
      failureOf(remote, 'row 7 of 10'),
      failureOf(remote, 'row 8 of 10', { stack: firefox }),
      failureOf(remote, 'row 9 of 10', { phase: 'event' }),
    )
    await report(shop(), failureOf(remote, 'row ٧ of 10'))
    await report(shop(), failureOf(remote, 'row 7 of 10', { stack: stack.replace('1:20', '1:21') }))
    expect((await read(shop(), remote)).map(({ pageLoads }) => pageLoads)).toEqual([2, 1])
  })

  test('hold nothing of a person, whatever a browser sends', async () => {
    const remote = 'mfe-private'
    const personal = failureOf(remote, 'No noor@site.test at /x?token=secret', {
      page: '/agents/Noor?email=noor@site.test',
      stack: `Error: noor\n    at https://shop.test/user/noor?token=secret:1:1\n${stack}`,
    })
    await report(shop(), personal)
    const rows = await shop().deps.db.selectFrom('failureSamples').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/noor|secret|127\.0/i)
    expect(await read(shop(), remote)).toMatchObject([
      { message: 'No [e-mail] at /x', page: '/agents/:id', stack },
    ])
  })

  test('are few: what many page loads had stays whatever else is sent', async () => {
    const remote = 'mfe-flooded'
    await report(shop(), failureOf(remote, 'real'))
    await report(shop(), failureOf(remote, 'real'))
    const junk = Array.from({ length: MAX_SAMPLES_PER_VERSION + 30 }, (_, index) =>
      failureOf(remote, `junk ${'x'.repeat(index + 1)}`),
    )
    await report(shop(), ...junk.slice(0, 40))
    await report(shop(), ...junk.slice(40))
    const stored = await read(shop(), remote)
    expect(stored).toHaveLength(MAX_SAMPLES_PER_VERSION)
    expect(stored[0]).toMatchObject({ message: 'real', pageLoads: 2 })
  })

  test('are few of all versions together', async () => {
    const { db, clock } = shop().deps
    const now = clock().toISOString()
    const rows = Array.from({ length: MAX_SAMPLES }, (_, index) => ({
      ...{ remote: 'mfe-many', version: `${index}`, fingerprint: 'ab', phase: 'load' as const },
      ...{ message: '', stack: '', page: '/', shell: null, language: null, pageLoads: 2 },
      ...{ firstAt: now, lastAt: now },
    }))
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto('failureSamples')
        .values(rows.slice(at, at + 500))
        .execute()
    }
    await report(shop(), failureOf('mfe-last', 'new'))
    const { count } = await db
      .selectFrom('failureSamples')
      .select((e) => e.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(MAX_SAMPLES)
    await db.deleteFrom('failureSamples').where('remote', '=', 'mfe-many').execute()
  })

  test('are deleted 14 days after the last of them', async () => {
    const remote = 'mfe-old'
    await report(shop(), failureOf(remote, 'old'), failureOf(remote, 'recurring'))
    shop().advanceClock(13 * 24 * 60)
    await report(shop(), failureOf(remote, 'recurring'))
    shop().advanceClock(2 * 24 * 60)
    await pruneOldRows(shop().deps)
    expect(await read(shop(), remote)).toMatchObject([{ message: 'recurring', pageLoads: 2 }])
  })
})

describe('GET /failure-reports/failures', () => {
  test('needs a permission to read, and the form of a version', async () => {
    const shop = await openShop(openSqliteFile, { reportReaders: 'nobody' })
    const query = { remote: 'mfe-agents', version: VERSION }
    const answer = await shop.app.inject({ url: `${url}/failures`, query })
    expect(answer.statusCode).toBe(401)
    await shop.close()
    const open = await openShop(openSqliteFile)
    for (const wrong of [{ remote: 'portal' }, { version: '../x' }]) {
      const response = await open.app.inject({
        url: `${url}/failures`,
        query: { ...query, ...wrong },
      })
      expect(response.statusCode).toBe(400)
    }
    await open.close()
  })
})
