import { toVitalBucket } from '@shop/contracts/browser/vital-buckets.ts'
import type { VitalCounts, VitalReport } from '@shop/contracts/browser/web-vitals.ts'
import { redactPath } from '@shop/contracts/rules/redact.ts'
import { sql } from 'kysely'

import type { Row } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'

type VitalCount = Row<'vitalCounts'>

/** More pages than any front end has: what else is sent is made up. */
export const MAX_PAGES_PER_DAY = 100

const toDay = (time: Date) => time.toISOString().slice(0, 10)

/** A page load counts for the front end of its page, and for the shell around it. */
function toRows(report: VitalReport, day: string): VitalCount[] {
  const { remote, version, shell, vital, value } = report
  const page = redactPath(report.page)
  const common = { day, page, vital, bucket: toVitalBucket(vital, value), pageLoads: 1 }
  const own = { remote, version, ...common }
  return remote === 'shell' || shell === undefined
    ? [own]
    : [own, { remote: 'shell', version: shell, ...common }]
}

const keyOf = ({ remote, version, page, vital }: VitalCount) =>
  [remote, version, page, vital].join(' ')

/** Counts what one message of a browser says of a page load, each vital once. */
export async function countVitals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reports: readonly VitalReport[],
): Promise<void> {
  const day = toDay(clock())
  const rows = new Map(
    reports.flatMap((report) => toRows(report, day)).map((row) => [keyOf(row), row]),
  )
  // In one order everywhere: two messages that change the same rows must not wait for each other.
  for (const [, row] of [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { pageLoads } = await db
      .insertInto('vitalCounts')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['remote', 'version', 'day', 'page', 'vital', 'bucket'])
          .doUpdateSet({ pageLoads: sql<number>`${sql.ref('vitalCounts.pageLoads')} + 1` }),
      )
      .returning('pageLoads')
      .executeTakeFirstOrThrow()
    if (pageLoads === 1) await removeExcess(db, row)
  }
}

/** Removes a page of a version that has too many. */
async function removeExcess(
  db: Deps['db'],
  { remote, version, day, page }: VitalCount,
): Promise<void> {
  const { pages } = await db
    .selectFrom('vitalCounts')
    .select((e) => e.fn.count('page').distinct().as('pages'))
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  if (Number(pages) <= MAX_PAGES_PER_DAY) return
  await db
    .deleteFrom('vitalCounts')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('day', '=', day)
    .where('page', '=', page)
    .execute()
}

/** Reads what was counted of a front end's versions since a day. */
export async function readVitals(
  { db }: Pick<Deps, 'db'>,
  remote: string,
  since: Date,
): Promise<VitalCounts> {
  const rows = await db
    .selectFrom('vitalCounts')
    .select(['version', 'page', 'vital', 'bucket'])
    .select((e) => e.fn.sum('pageLoads').as('pageLoads'))
    .where('remote', '=', remote)
    .where('day', '>=', toDay(since))
    .groupBy(['version', 'page', 'vital', 'bucket'])
    .orderBy('version')
    .orderBy('page')
    .orderBy('vital')
    .orderBy('bucket')
    .execute()
  // PostgreSQL returns sums as texts.
  return rows.map((row) => ({ ...row, pageLoads: Number(row.pageLoads) }))
}
