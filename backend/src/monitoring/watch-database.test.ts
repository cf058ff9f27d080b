import { sql } from 'kysely'
import { createLog } from 'monitoring/log.ts'
import { Registry } from 'monitoring/metrics.ts'
import { currentContext, runJob } from 'monitoring/request-context.ts'

import { openSqlite } from '../db/database.ts'
import { createTemporaryFile } from '../testing/databases.ts'
import { watchDatabase } from './watch-database.ts'

function open(slowQueryMs: number) {
  const lines: Record<string, unknown>[] = []
  const log = createLog({
    service: 'backend',
    level: 'warn',
    format: 'json',
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  })
  const metrics = new Registry()
  return {
    lines,
    metrics,
    db: openSqlite(createTemporaryFile(), watchDatabase({ metrics, log, slowQueryMs })),
  }
}

test('a slow statement is logged with its request, and without its values', async () => {
  const { db, lines } = open(0)
  const id = await runJob('mail', async () => {
    await sql`select ${'maha'} as name`.execute(db)
    return currentContext()?.reqId
  })
  expect(lines).toMatchObject([{ msg: 'A slow statement', reqId: id, sql: 'select ? as name' }])
  expect(JSON.stringify(lines)).not.toContain('maha')
  await db.destroy()
})

test('statements are measured by kind and outcome; fast ones are not logged', async () => {
  const { db, lines, metrics } = open(60_000)
  await sql`select 1`.execute(db)
  await expect(db.selectFrom('users').selectAll().execute()).rejects.toMatchObject({
    code: 'ERR_SQLITE_ERROR',
  })
  const text = await metrics.metrics()
  expect(text).toContain('database_query_duration_seconds_count{kind="raw",outcome="done"} 1')
  expect(text).toContain('database_query_duration_seconds_count{kind="select",outcome="failed"} 1')
  expect(lines).toEqual([])
  await db.destroy()
})
