import type { Kysely } from 'kysely'

/** Creates the counters of failures of remotes: nothing of a report but that it came. */
export async function createFailureReportsTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('failureReports')
    .addColumn('remote', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('minute', 'text', (c) => c.notNull())
    .addColumn('reports', 'integer', (c) => c.notNull())
    .addColumn('pageLoads', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('failureReportsKey', ['remote', 'minute', 'version', 'phase'])
    .execute()
  await db.schema
    .createIndex('failureReportsByMinute')
    .on('failureReports')
    .column('minute')
    .execute()
}
