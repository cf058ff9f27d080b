import { findPostgres } from 'backend/testing/postgres.ts'

import { databaseKinds } from './bench-backend.ts'
import { hasFailed, runKills } from './kill-test.ts'

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
