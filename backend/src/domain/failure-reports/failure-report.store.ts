import type { FailureReport, ReportCounts } from '@shop/contracts/wire/failure-report.ts'
import { sql } from 'kysely'

import type { Row } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'

type Counter = Row<'failureReports'>

/** ISO 8601 up to the minute; such texts sort by time. */
const toMinute = (time: Date) => time.toISOString().slice(0, 16)

/** Adds reports up by version and phase. One that came twice counts once. */
function addUp(reports: readonly FailureReport[], minute: string): Counter[] {
  const distinct = new Map(
    reports.map((report) => {
      const { remote, version, phase, message, page } = report
      return [JSON.stringify([remote, version, phase, message, page]), report]
    }),
  )
  const counters = new Map<string, Counter>()
  for (const { remote, version, phase, first } of distinct.values()) {
    const key = `${remote} ${version} ${phase}`
    const counter = counters.get(key) ?? {
      remote,
      version,
      phase,
      minute,
      reports: 0,
      pageLoads: 0,
    }
    counter.reports += 1
    // One message of one browser counts as one page load at most.
    if (phase === 'use' || first) counter.pageLoads = 1
    counters.set(key, counter)
  }
  // In one order everywhere: two transactions that lock the same rows must not wait for each other.
  return [...counters].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, counter]) => counter)
}

/** Counts what a browser reported, by version, phase and minute. */
export async function countReports(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reports: readonly FailureReport[],
): Promise<void> {
  const counters = addUp(reports, toMinute(clock()))
  if (counters.length === 0) return
  const add = (column: 'reports' | 'pageLoads') =>
    sql<number>`${sql.ref(`failureReports.${column}`)} + ${sql.ref(`excluded.${column}`)}`
  await db
    .insertInto('failureReports')
    .values(counters)
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'minute', 'version', 'phase'])
        .doUpdateSet({ reports: add('reports'), pageLoads: add('pageLoads') }),
    )
    .execute()
}

/** Counts the reports of a remote's versions since a time, by version and phase. */
export async function readReportCounts(
  { db }: Pick<Deps, 'db'>,
  remote: string,
  since: Date,
): Promise<ReportCounts> {
  const rows = await db
    .selectFrom('failureReports')
    .select((e) => [
      'version',
      'phase',
      e.fn.sum('reports').as('reports'),
      e.fn.sum('pageLoads').as('pageLoads'),
    ])
    .where('remote', '=', remote)
    .where('minute', '>=', toMinute(since))
    .groupBy(['version', 'phase'])
    .orderBy('version')
    .orderBy('phase')
    .execute()
  // PostgreSQL returns sums as texts.
  return rows.map((row) => ({
    ...row,
    reports: Number(row.reports),
    pageLoads: Number(row.pageLoads),
  }))
}
