import { findPostgres } from 'backend/testing/postgres.ts'

import { databaseKinds } from './bench-database.ts'
import { hasFailed, type KillReport, runKills } from './kill-test.ts'

jest.setTimeout(120_000)

const kinds = databaseKinds.filter((kind) => kind === 'sqlite' || findPostgres())

test.each(kinds)('runKills finds nothing lost and nothing doubled on %s', async (db) => {
  const kills: number[] = []
  const report = await runKills({ kills: 2, db }, (kill) => kills.push(kill))
  expect(report).toMatchObject({ kills: 2, lost: 0, doubled: 0 })
  expect(report.orders).toBeGreaterThan(0)
  expect(report.payments).toBeGreaterThan(0)
  expect(kills).toEqual([1, 2])
  expect(hasFailed(report)).toBe(false)
})

const report: KillReport = {
  kills: 1,
  orders: 9,
  payments: 8,
  lost: 0,
  doubled: 0,
  slowestRestartMs: 1,
}

test.each([
  [{}, false],
  [{ lost: 1 }, true],
  [{ doubled: 1 }, true],
  [{ orders: 0 }, true],
  [{ payments: 0 }, true],
])('hasFailed with %j is %s', (changes, failed) => {
  expect(hasFailed({ ...report, ...changes })).toBe(failed)
})
