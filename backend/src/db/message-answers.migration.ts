import { type Kysely, type Migration, sql } from 'kysely'

type Builder = Kysely<unknown>

const TABLES = ['forms', 'messages']
const COLUMNS = ['answer', 'answeredAt', 'answeredBy']

/**
 * Lets the office answer forms and messages to agents. The forms that are stored already went to the owner by e-mail, who
 * has answered them there: they count as settled. Nobody has seen the messages to agents yet.
 */
export const messageAnswers: Required<Migration> = {
  async up(db: Builder) {
    for (const table of TABLES) {
      for (const column of COLUMNS) {
        await db.schema.alterTable(table).addColumn(column, 'text').execute()
      }
    }
    await sql`update ${sql.table('forms')} set ${sql.ref('answeredAt')} = ${sql.ref('createdAt')}`.execute(
      db,
    )
  },
  async down(db: Builder) {
    for (const table of TABLES) {
      for (const column of COLUMNS) await db.schema.alterTable(table).dropColumn(column).execute()
    }
  },
}
