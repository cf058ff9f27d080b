import { findPostgres } from 'backend/testing/postgres.ts'

import { runBackup } from './backup-test.ts'
import { databaseKinds } from './bench-database.ts'
import { runCapacity } from './capacity-test.ts'
import { hasFailed, runKills } from './kill-test.ts'
import { runOrders } from './order-test.ts'

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

test('runCapacity measures each rate until the last that it is asked for, or one that is too much', async () => {
  const steps = await runCapacity({ db: 'sqlite', seconds: 1, firstRate: 10, maxRate: 13 })
  const rates = steps.map(({ rate }) => rate)
  expect([10, 13].slice(0, rates.length)).toEqual(rates)
  expect(rates).not.toEqual([])
  expect(steps.every(({ errors, cpuPercent }) => errors === 0 && cpuPercent >= 0)).toBe(true)
  // Only the last one may be too much.
  expect(steps.slice(0, -1).every(({ holds }) => holds)).toBe(true)
})

test('runOrders counts the orders that shoppers paid, without failures', async () => {
  const report = await runOrders({ db: 'sqlite', seconds: 1 })
  expect(report).toMatchObject({ db: 'sqlite', failures: 0 })
  expect(report.orders).toBeGreaterThan(0)
  expect(report.cpuMsPerOrder).toBeGreaterThan(0)
})

test.each(kinds)('runBackup restores every order of %s, and measures its files', async (db) => {
  const path = process.env.PATH
  const steps: string[] = []
  const report = await runBackup({ db, orders: 400 }, (step) => steps.push(step)).finally(
    () => (process.env.PATH = path),
  )
  expect(report).toMatchObject({ db, orders: 400 })
  expect(report.databaseMb).toBeGreaterThan(0)
  expect(steps).toEqual([`${db}: adding 400 orders`, `${db}: backing up`, `${db}: restoring`])
})
