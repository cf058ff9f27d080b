import { type Kysely, PostgresAdapter, sql } from 'kysely'

import type { Db } from './schema.ts'

type Builder = Kysely<unknown> | Db

export const isPostgres = (db: Builder): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** Whoever may write to the database by the backend can add to the log, and do nothing else to it. */
export async function forbidLogChanges(db: Builder): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create function "refuseLogChange"() returns trigger language plpgsql as
      $$ begin raise exception 'The log of the office is append-only'; end $$`.execute(db)
    await sql`
      create trigger "officeLogIsAppendOnly" before update or delete on "officeLog"
      for each row execute function "refuseLogChange"()`.execute(db)
    return
  }
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`officeLogRefuses_${change}`)} before ${sql.raw(change)} on "officeLog"
      begin select raise(abort, 'The log of the office is append-only'); end`.execute(db)
  }
}
