import { findPostgres } from 'backend/testing/postgres.ts'

import { runBackup } from './backup-test.ts'
import { databaseKinds } from './bench-database.ts'

jest.setTimeout(120_000)

const kinds = databaseKinds.filter((kind) => kind === 'sqlite' || findPostgres())

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
