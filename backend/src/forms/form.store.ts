import type { Form } from '@shop/contracts/form.ts'

import { parseJson, toJson } from '../db/json.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enqueueMail } from '../mail/mail.queue.ts'
import type { StoredKind } from './form.types.ts'

type ReceivedForm = Extract<Form, { kind: StoredKind }>

/** A stored form, as the owner reads it. */
export interface StoredFormContent {
  id: string
  kind: StoredKind
  /** What was written, by field. */
  fields: Record<string, string>
  language: 'en' | 'ar'
  /** The member who sent it, if it was one. */
  userId: string | null
  createdAt: string
}

/** Stores a form once, whatever number of times it is sent, and e-mails it to the owner; a consent is no e-mail. */
export async function saveForm(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { key: id, kind, fields, language }: ReceivedForm,
  userId: string | null,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('forms')
      .values({ id, kind, fields: toJson(fields), language, userId, createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added || kind === 'consent') return
    const mail = { recipient: config.formsEmail, language, data: { formId: id } }
    await enqueueMail(trx, { kind: 'formReceived', ...mail }, now)
  })
}

const selectForms = (db: Db) =>
  db.selectFrom('forms').select(['id', 'kind', 'fields', 'language', 'userId', 'createdAt'])

/** Finds a stored form. */
export async function findForm(db: Db, id: string): Promise<StoredFormContent | undefined> {
  const row = await selectForms(db).where('id', '=', id).executeTakeFirst()
  return row && { ...row, fields: parseJson(row.fields) }
}

/** The newest forms, newest first. @param kind all by default */
export async function listForms(
  db: Db,
  { kind, limit }: { kind?: string | undefined; limit: number },
): Promise<StoredFormContent[]> {
  const all = selectForms(db).orderBy('createdAt', 'desc').limit(limit)
  const rows = await (
    kind === undefined ? all : all.where('kind', '=', kind as StoredKind)
  ).execute()
  return rows.map((row) => ({ ...row, fields: parseJson(row.fields) }))
}
