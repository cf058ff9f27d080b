import { normalizeEmail } from '@shop/contracts/typed-text.ts'
import { type Kysely, type Migration, sql } from 'kysely'

import type { MailData } from '../mail/mail.types.ts'
import { allowLogChanges, forbidLogChanges } from './log-trigger.ts'
import type { Db } from './schema.ts'

type Builder = Kysely<unknown>

/** What the e-mail address of a deleted member ended with, before a column said so. */
const DELETED_DOMAIN = '@deleted.invalid'
/** The subject of entries about somebody whose address is nobody's any more. */
const UNKNOWN = 'unknown'

const addedColumns: [table: string, column: string][] = [
  ['users', 'deletedAt'],
  ['mails', 'userId'],
  ['subscribers', 'userId'],
  ['forms', 'email'],
]

/** A deleted member is one whose address is that of their own id: somebody may have registered another one there. */
async function markDeletedMembers(db: Builder): Promise<void> {
  const isDeleted = sql`${sql.ref('email')} = ${sql.ref('id')} || ${DELETED_DOMAIN}`
  await sql`
    update ${sql.table('users')}
    set ${sql.ref('deletedAt')} = ${new Date().toISOString()}, ${sql.ref('email')} = ${sql.ref('id')}
    where ${isDeleted}`.execute(db)
}

/** Addresses that members asked for, and those that they had, as far as links and e-mails still tell. */
async function collectEmails(db: Db): Promise<void> {
  const pending = await db
    .selectFrom('verifications')
    .select(['userId', 'newEmail as email'])
    .where('newEmail', 'is not', null)
    .execute()
  const changed = await db
    .selectFrom('mails')
    .select(['recipient', 'data'])
    .where('kind', '=', 'emailChanged')
    .execute()
  const users = await db.selectFrom('users').select(['id', 'email']).execute()
  const idsByEmail = new Map(users.map(({ id, email }) => [email, id]))
  const asked = await db
    .selectFrom('mails')
    .select(['recipient as email', 'data'])
    .where('kind', '=', 'emailChange')
    .execute()
  const former = changed.map(({ recipient: email, data }) => {
    const { newEmail } = JSON.parse(data) as MailData['emailChanged']
    return { userId: idsByEmail.get(newEmail), email }
  })
  const wanted = asked.map(({ email, data }) => ({
    ...(JSON.parse(data) as MailData['emailChange']),
    email,
  }))
  for (const { userId, email } of [...pending, ...wanted, ...former]) {
    if (!userId || email === null || idsByEmail.get(email) === userId) continue
    await db
      .insertInto('memberEmails')
      .values({ userId, email })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The member whom an e-mail is about: by its order or link, else by the address that it went to. */
async function nameMailMembers(db: Db): Promise<void> {
  const orders = db.selectFrom('orders').select(['id', 'userId'])
  const buyers = new Map((await orders.execute()).map(({ id, userId }) => [id, userId]))
  const toOwner = ['orderPaid', 'formReceived']
  const mails = await db.selectFrom('mails').select(['id', 'kind', 'data']).execute()
  for (const { id, kind, data } of mails) {
    if (toOwner.includes(kind)) continue
    const content = (JSON.parse(data) ?? {}) as { userId?: string; orderId?: string }
    const userId = content.userId ?? buyers.get(content.orderId ?? '')
    if (userId) await db.updateTable('mails').set({ userId }).where('id', '=', id).execute()
  }
  for (const source of ['users', 'memberEmails']) {
    const owner = sql.ref(source === 'users' ? 'users.id' : 'memberEmails.userId')
    await sql`
      update ${sql.table('mails')} set ${sql.ref('userId')} = (
        select min(${owner}) from ${sql.table(source)}
        where ${sql.ref(`${source}.email`)} = ${sql.ref('mails.recipient')}
      )
      where ${sql.ref('userId')} is null
        and ${sql.ref('kind')} not in (${sql.join(toOwner)})`.execute(db)
  }
}

async function addFormEmails(db: Db): Promise<void> {
  for (const { id, fields } of await db.selectFrom('forms').select(['id', 'fields']).execute()) {
    const email = normalizeEmail((JSON.parse(fields) as { email?: string }).email ?? '')
    if (email) await db.updateTable('forms').set({ email }).where('id', '=', id).execute()
  }
}

/** What was recorded of an order, without the number that leads a courier's site to its buyer. */
function withoutTrackingNumber(record: string | null): string | null {
  if (record === null) return null
  const { trackingNumber: _, ...rest } = JSON.parse(record) as Record<string, unknown>
  return JSON.stringify(rest)
}

/** The log named members by their addresses, and had tracking numbers. It cannot be deleted: it is rewritten once. */
async function takePersonsOutOfLog(db: Db): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'email']).execute()
  const others = await db.selectFrom('memberEmails').selectAll().execute()
  const ids = new Map([
    ...others.map(({ userId, email }) => [email, userId] as const),
    ...users.map(({ id, email }) => [email, id] as const),
  ])
  const entries = await db
    .selectFrom('officeLog')
    .selectAll()
    .where('kind', 'in', ['staff', 'order'])
    .execute()
  await allowLogChanges(db)
  for (const { id, kind, subject, before, after } of entries) {
    const changes =
      kind === 'staff'
        ? { subject: ids.get(subject) ?? UNKNOWN }
        : { before: withoutTrackingNumber(before), after: withoutTrackingNumber(after) }
    await db.updateTable('officeLog').set(changes).where('id', '=', id).execute()
  }
  await forbidLogChanges(db)
}

/**
 * Says of deleted members that they are, and of e-mails, forms and subscriptions whose they are; takes addresses and
 * tracking numbers out of the log. Columns are without references, which SQLite could not drop again.
 */
export const persons: Required<Migration> = {
  async up(db: Builder) {
    for (const [table, column] of addedColumns) {
      await db.schema.alterTable(table).addColumn(column, 'text').execute()
    }
    await db.schema
      .createTable('memberEmails')
      .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('memberEmailsKey', ['userId', 'email'])
      .execute()
    await db.schema.createIndex('mailsByUser').on('mails').column('userId').execute()
    await db.schema.createIndex('formsByEmail').on('forms').column('email').execute()
    await markDeletedMembers(db)
    // The columns that these read and write are there since earlier migrations, and this one.
    const stored = db as Db
    await collectEmails(stored)
    await nameMailMembers(stored)
    await addFormEmails(stored)
    await takePersonsOutOfLog(stored)
  },
  async down(db: Builder) {
    await sql`
      update ${sql.table('users')} set ${sql.ref('email')} = ${sql.ref('id')} || ${DELETED_DOMAIN}
      where ${sql.ref('deletedAt')} is not null`.execute(db)
    await db.schema.dropIndex('mailsByUser').execute()
    await db.schema.dropIndex('formsByEmail').execute()
    await db.schema.dropTable('memberEmails').execute()
    for (const [table, column] of addedColumns) {
      await db.schema.alterTable(table).dropColumn(column).execute()
    }
  },
}
